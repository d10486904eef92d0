"""The server in the hall: phones at the tables, the wall and a second desk, over plain HTTP.

It answers with what `services.tableside` says, and holds no figure and no rule of its own. It runs
on a thread of its own and is started on demand; nothing of it is loaded before. It never touches
the database: work is handed to the thread that owns the club (`owner.Owner`), in the window that of
`desktop/kit/operations.py`, headless an `owner.ClubThread`; what is only read is read beside it, so
that no row waits for who looks.

To start one: `hall.HallServer(owner, evening_id, host, port).start()`, then `address`; `stop()`
ends it and gives the port free. Changes of the window reach the phones by themselves;
`show_clock()` tells them the clock. `network` knows the address of this machine in the hall,
and `announcing` gives it a name there.

Come in by: `hall`, `owner`, `network`, `announcing`.
"""
