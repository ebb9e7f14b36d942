/** What the server reads as an address, for forms too: they load no schema for it. */
export const emailPattern =
	/^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const EMAIL_MAX = 254

export function isEmail(text: string): boolean {
	return text.length <= EMAIL_MAX && emailPattern.test(text)
}
