export function parseSearch(text: string): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
	const pairs = Object.entries(search)
		.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value] as const)
		.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '')
	const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
	return text === '' ? '' : `?${text}`
}

/** A path of this application only, never another site nor the login itself. */
export function safeReturn(from: unknown): string {
	const ours = typeof from === 'string' && /^\/(?!login\b)[a-z][^\\]*$/.test(from)
	return ours ? from : '/'
}
