"""What the commands share to talk to a person: words, sentences, colours, a screen, input lines, progress."""
