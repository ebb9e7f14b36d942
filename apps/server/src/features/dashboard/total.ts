export function total<T>(rows: readonly T[], of: (row: T) => number): number {
	return rows.reduce((sum, row) => sum + of(row), 0)
}
