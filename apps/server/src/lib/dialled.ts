/** As given, and with the national prefix: `+32470123456` and `0470…`. */
export function dialled(number: string | null | undefined): string[] {
	if (!number) return []
	const digits = number.replace(/[^\d+]/g, '')
	return [digits, digits.replace(/^(?:\+|00)(?:32|33)0?/, '0')]
}
