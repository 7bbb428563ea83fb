"""Tournaments and duplicate evenings without input or output: who meets whom where, and who stands where."""
