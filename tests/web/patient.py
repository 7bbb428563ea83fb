"""HTTP requests that wait: how busy the machine is decides no test."""

from functools import partial

import httpx

PATIENCE = 180.0
"""Seconds for one answer, so that a server that never answers fails its test."""

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
request = partial(httpx.request, timeout=PATIENCE)
Client = partial(httpx.Client, timeout=PATIENCE)
