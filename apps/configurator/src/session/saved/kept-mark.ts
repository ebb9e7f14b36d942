/** Which writing of a kept design it is, of which tab, and how far the design had come. */
export type Mark = {
	revision: number
	tab: string
	savedAt: string
	left: boolean
	isStart: boolean
}

/** Read while the page closes and at each autosave, so without the schema of the whole; null where there is none. */
export function markOf(text: string | null): Mark | null {
	const kept = text === null ? null : parsedJson(text)
	if (typeof kept !== 'object' || kept === null) return null
	const { revision, tab, savedAt, left, isStart }: Partial<Record<keyof Mark, unknown>> = kept
	const isMark =
		typeof revision === 'number' && typeof tab === 'string' && typeof savedAt === 'string'
	if (!isMark) return null
	return { revision, tab, savedAt, left: left === true, isStart: isStart === true }
}

/** undefined where it is no JSON. */
export function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
