// The room an open handle needs beside a wall or another run (domain 3.3, 4.2).

/** Air between a handle and what it could hit. */
const HANDLE_AIR = 5

/** Least gap for handles that stand out this far in all: none where nothing stands out. */
export function handleRoom(projection: number): number {
	return projection === 0 ? 0 : projection + HANDLE_AIR
}
