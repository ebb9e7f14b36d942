/** The address of a list's file: its query without the page, and the columns that are shown. */
export function exportAddress(path: string, query: object, columns: readonly string[]): string {
	const asked = Object.entries({ ...query, columns }).filter(
		([name, value]) => !['after', 'before', 'limit'].includes(name) && value !== undefined,
	)
	const pairs = asked.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
	return `${path}?${new URLSearchParams(pairs).toString()}`
}
