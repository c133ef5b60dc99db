"""Makes what the site runs Python with: the compiled engine and standard library, and the memory snapshot."""
