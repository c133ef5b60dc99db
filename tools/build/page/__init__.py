"""Builds the files of the page: bundles, fonts, the home screen, licences, compressed files."""
