// `jan@example.be` contains `an@example.be`, which is another address.

const before = /[\p{L}\p{N}._%+-]$/u
const after = /^\.?[\p{L}\p{N}_-]/u

/** `email` in lower case. */
export function namesAddress(text: string, email: string): boolean {
	const lower = text.toLowerCase()
	for (let at = lower.indexOf(email); at >= 0; at = lower.indexOf(email, at + 1)) {
		const end = at + email.length
		const isWhole =
			!before.test(lower.slice(Math.max(0, at - 2), at)) && !after.test(lower.slice(end, end + 3))
		if (isWhole) return true
	}
	return false
}
