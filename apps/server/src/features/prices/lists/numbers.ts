// Numbers of Belgian and French spreadsheets: 1.234,56 and 1 234,56. Ambiguous ones are refused, never guessed.

export type ReadNumber = { ok: true; text: string } | { ok: false; code: 'wrong' | 'ambiguous' }

const wrong: ReadNumber = { ok: false, code: 'wrong' }

/** Space, no-break space, narrow no-break space (Excel and `Intl` in French), thin space, Swiss apostrophe. */
const spaced = /^(\d{1,3})((?:[ \u00A0\u202F\u2009'’]\d{3})+)((?:[.,]\d+)?)$/
const dotted = /^(\d{1,3})((?:\.\d{3})+)((?:,\d+)?)$/
const plain = /^(\d+)(?:[.,](\d+))?$/
const mostDigits = 7

/** `decimals` of the column: with fewer than three, the point of "1.234" can only be grouping. */
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

function exact(whole: string, fraction: string, decimals: number): ReadNumber {
	const units = whole.replace(/^0+(?=\d)/, '')
	const digits = fraction.replace(/0+$/, '')
	if (units.length > mostDigits || digits.length > decimals) return wrong
	return { ok: true, text: digits === '' ? units : `${units}.${digits}` }
}
