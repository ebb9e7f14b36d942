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

type Traces = Record<'addresses' | 'othersAddresses' | 'references', readonly string[]>

/** A message that names one of the person's addresses, or is about an order of the person and names no other account. */
export function namesPerson(
	{ text, reference }: { text: string; reference: string | null },
	{ addresses, othersAddresses, references }: Traces,
): boolean {
	const names = (email: string) => namesAddress(text, email)
	if (addresses.some(names)) return true
	return reference !== null && references.includes(reference) && !othersAddresses.some(names)
}
