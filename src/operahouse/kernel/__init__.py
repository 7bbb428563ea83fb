"""What every game is: seats, options, chance, views, records and refusals. Standard library only."""
