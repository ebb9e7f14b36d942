/** 10 to 64 characters with A-Z, a-z and 0-9. For forms too: they load no schema for it. */
export const passwordRule = {
	min: 10,
	max: 64,
	upperCase: /[A-Z]/,
	lowerCase: /[a-z]/,
	digit: /\d/,
} as const

export function isPassword(text: string): boolean {
	const { min, max, upperCase, lowerCase, digit } = passwordRule
	const isLong = text.length >= min && text.length <= max
	return isLong && [upperCase, lowerCase, digit].every((asked) => asked.test(text))
}
