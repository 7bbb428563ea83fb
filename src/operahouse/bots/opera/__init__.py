"""What a bot knows about playing Opera well."""
