"""The net: routes and sockets, what strangers send and are sent."""

__all__: list[str] = []
