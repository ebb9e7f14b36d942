// People type 2390, 2 390, 2,39 m, 239 cm or 2m39.

const millimetresIn: Record<string, number> = { mm: 1, cm: 10, dm: 100, m: 1000 }
const spaces = /[\s\u00a0\u202f\u2009]/g

/** `converted`: not typed as it is kept, so the field shows the kept value. */
export interface Typed {
	readonly value: number
	readonly converted: boolean
}

function numberOf(digits: string): number {
	return Number(digits.replace(',', '.'))
}

function roundTo(value: number, decimals: number): number {
	const factor = 10 ** decimals
	return Math.round(value * factor + Number.EPSILON) / factor
}

/** Whole millimetres; a comma or a point is decimal unless it can only group thousands. */
export function parseLength(text: string): Typed | undefined {
	const typed = text.replace(spaces, '').replace('\u2212', '-').toLowerCase()
	const mixed = /^(\d+)m(\d{1,3})$/.exec(typed)
	if (mixed) {
		const metres = numberOf(`${mixed[1]}.${mixed[2]}`)
		return { value: roundTo(metres * 1000, 0), converted: true }
	}
	if (/^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(typed)) {
		return { value: Number(typed.replace(/[.,]/g, '')), converted: true }
	}
	const match = /^(-?(?:\d+(?:[.,]\d*)?|[.,]\d+))(mm|cm|dm|m)?$/.exec(typed)
	if (!match) return undefined
	const unit = match[2] ?? 'mm'
	const exact = numberOf(match[1] ?? '') * (millimetresIn[unit] ?? 1)
	const value = roundTo(exact, 0)
	return { value, converted: unit !== 'mm' || Math.abs(value - exact) > 1e-9 }
}

/** Degrees to a tenth. */
export function parseAngle(text: string): Typed | undefined {
	const typed = text.replace(spaces, '').replace('\u2212', '-').replace('°', '')
	if (!/^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(typed)) return undefined
	const exact = numberOf(typed)
	const value = roundTo(exact, 1)
	return { value, converted: value !== exact }
}
