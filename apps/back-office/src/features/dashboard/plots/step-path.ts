/** Steps of equal width and the risers between them, as one path in a box as wide as there are values and `top` high. */
export function stepPath(values: readonly number[], top: number): string {
	return values.map((value, at) => `${at === 0 ? 'M0 ' : 'V'}${top - value}H${at + 1}`).join('')
}
