"""What a bot knows about playing Operaopoly well."""
