"""The net: routes and sockets, what strangers send and are sent, and the browser's page."""

__all__: list[str] = []
