import { coefficientOf } from '../../lib/form/form-rules.ts'

/** A coefficient after `+5 %` or `-2,5`, to the four decimals that are kept; null where one of both is none. */
export function changedBy(coefficient: string, change: string): string | null {
	const before = coefficientOf(coefficient)
	const [, sign, percent = ''] = /^([+−-]?)(\d{1,3}(?:[.,]\d{1,2})?)%?$/u.exec(
		change.replaceAll(/\s/gu, ''),
	) ?? ['', '', '']
	if (before === null || percent === '') return null
	const share = Number(percent.replace(',', '.')) / 100
	const after = Number(before) * (sign === '' || sign === '+' ? 1 + share : 1 - share)
	// A coefficient of nothing would give the furniture away.
	return after > 0 ? coefficientOf(String(Math.round(after * 10_000) / 10_000)) : null
}
