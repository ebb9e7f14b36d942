// Numbers as Belgian and French spreadsheets write them: 1.234,56 and 1 234,56; a lone point is a decimal point only
// where it cannot be grouping. What could be read in two ways is refused, never guessed.

/** A number as exact text with a point, or why it is none. */
export type ReadNumber = { ok: true; text: string } | { ok: false; code: 'wrong' | 'ambiguous' }

const wrong: ReadNumber = { ok: false, code: 'wrong' }

/** Space, no-break space, narrow no-break space (what Excel and `Intl` write in French), thin space, and the Swiss apostrophe. */
const spaced = /^(\d{1,3})((?:[ \u00A0\u202F\u2009'’]\d{3})+)((?:[.,]\d+)?)$/
const dotted = /^(\d{1,3})((?:\.\d{3})+)((?:,\d+)?)$/
const plain = /^(\d+)(?:[.,](\d+))?$/
/** No price of ours needs more. */
const mostDigits = 7

/** `decimals` is how many the column takes: with fewer than three, the point of "1.234" can only be grouping. */
export function readNumber(written: string, decimals: number): ReadNumber {
	const text = written.trim()
	const grouped = spaced.exec(text) ?? dotted.exec(text)
	if (grouped) {
		const [, head = '', groups = '', fraction = ''] = grouped
		const isLonePoint = fraction === '' && /^\.\d{3}$/.test(groups)
		if (isLonePoint && decimals >= 3) return { ok: false, code: 'ambiguous' }
		return exact(head + groups.replace(/\D/g, ''), fraction.slice(1), decimals)
	}
	const simple = plain.exec(text)
	return simple ? exact(simple[1] ?? '', simple[2] ?? '', decimals) : wrong
}

/** Zeros at the end of a fraction say nothing. */
function exact(whole: string, fraction: string, decimals: number): ReadNumber {
	const units = whole.replace(/^0+(?=\d)/, '')
	const told = fraction.replace(/0+$/, '')
	if (units.length > mostDigits || told.length > decimals) return wrong
	return { ok: true, text: told === '' ? units : `${units}.${told}` }
}
