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
	const here = folded(text)
	const longestFirst = words.toSorted((one, other) => other.length - one.length)
	const pieces: Piece[] = []
	let from = 0
	for (const { index } of here.matchAll(wordStarts)) {
		const found = longestFirst.find((word) => here.startsWith(word, index))
		if (found === undefined || index < from) continue
		if (index > from) pieces.push({ text: text.slice(from, index), isMarked: false, at: from })
		from = index + found.length
		pieces.push({ text: text.slice(index, from), isMarked: true, at: index })
	}
	if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false, at: from })
	return pieces
}

/** Every place that no letter or digit stands before. */
const wordStarts = /(?<![\p{L}\p{N}])./gsu
