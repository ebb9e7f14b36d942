/** Cents of an amount typed with comma or point; null when it is not an amount. */
export function centsOf(text: string): number | null {
	const plain = text.replaceAll(/[\s€]/gu, '').replace(',', '.')
	return /^\d{1,6}(\.\d{1,2})?$/u.test(plain) ? Math.round(Number(plain) * 100) : null
}
