const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a call by this method may change something. */
export function isWrite(method: string): boolean {
	return !reading.has(method)
}
