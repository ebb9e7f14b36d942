/** mm between an open handle and a wall or another run (domain 3.3, 4.2). */
const HANDLE_AIR = 5

export function handleRoom(projection: number): number {
	return projection === 0 ? 0 : projection + HANDLE_AIR
}
