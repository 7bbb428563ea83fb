"""Trains the network of a game by self-play: samples, learning, measuring, and the generations that follow."""
