from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=40, database=None)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")
