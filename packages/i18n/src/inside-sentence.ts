/** `chêne naturel` of `Chêne naturel`, while `RAL 6021 Vert pâle` stays as it is. */
export function insideSentence(name: string): string {
	return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
