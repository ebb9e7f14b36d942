// Where the words that were searched stand in a text, whatever its accents and capitals.

/** Sign by sign, so that places in the one are places in the other. */
function folded(text: string): string {
	return Array.from(text, (sign) => plain(sign).padEnd(sign.length).slice(0, sign.length)).join('')
}

function plain(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase()
}

export function wordsIn(text: string): string[] {
	return plain(text)
		.split(/\s+/)
		.filter((word) => word !== '')
}

/** Whether each of them begins a word of the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
	const here = wordsIn(text)
	return words.every((word) => here.some((it) => it.startsWith(word)))
}

export type Piece = { text: string; isMarked: boolean; at: number }

export function marked(text: string, words: readonly string[]): Piece[] {
	if (words.length === 0) return [{ text, isMarked: false, at: 0 }]
	const escaped = words
		.toSorted((one, other) => other.length - one.length)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
	const found = folded(text).matchAll(
		new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'gu'),
	)
	const pieces: Piece[] = []
	let from = 0
	for (const { 0: match, index } of found) {
		if (index > from) pieces.push({ text: text.slice(from, index), isMarked: false, at: from })
		pieces.push({ text: text.slice(index, index + match.length), isMarked: true, at: index })
		from = index + match.length
	}
	if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false, at: from })
	return pieces
}
