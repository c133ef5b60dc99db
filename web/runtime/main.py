"""What PyScript runs, and compiles at every start: the rest is in a module that is already compiled."""

import serve_page

serve_page.start()
