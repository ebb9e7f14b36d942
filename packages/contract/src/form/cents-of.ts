/** Cents of an amount typed with comma or point; null when it is not an amount. */
export function centsOf(text: string): number | null {
	const bare = text.replaceAll(/[\s€]/gu, '')
	// As a sum is written in Dutch: points between thousands, then a comma.
	const grouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$/u.test(bare) ? bare.replaceAll('.', '') : bare
	const plain = grouped.replace(',', '.')
	return /^\d{1,6}(\.\d{1,2})?$/u.test(plain) ? Math.round(Number(plain) * 100) : null
}
