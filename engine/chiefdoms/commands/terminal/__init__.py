"""Input and output of the commands: texts, sentences, colours, a screen, input lines, progress."""
