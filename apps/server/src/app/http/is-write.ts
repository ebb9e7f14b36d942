const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isWrite(method: string): boolean {
	return !reading.has(method)
}
