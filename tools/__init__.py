"""What ``build.py`` is made of: setting up, building, serving, testing and measuring the site."""
