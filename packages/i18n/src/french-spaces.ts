// French puts a space before its high signs and inside guillemets, where no line may break.
// Files are written with a plain space; it becomes the right one where a text is read.
const FULL = '\u00a0'
const NARROW = '\u202f'

/** Narrow before `;`, `!` and `?`, full before a colon and inside `« »`; no space is added. */
export function withFrenchSpaces(text: string): string {
	return text
		.replace(/[ \u00a0\u202f](?=[;!?])/g, NARROW)
		.replace(/[ \u00a0\u202f](?=[:»])/g, FULL)
		.replace(/(?<=«)[ \u202f]/g, FULL)
}

/** Every text of a tree. */
export function inFrench<Texts extends object>(texts: Texts): Texts {
	return Object.fromEntries(
		Object.entries(texts).map(([key, value]) => [key, spaced(value)]),
	) as Texts
}

function spaced(value: unknown): unknown {
	if (typeof value === 'string') return withFrenchSpaces(value)
	return typeof value === 'object' && value !== null ? inFrench(value) : value
}
