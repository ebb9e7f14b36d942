/** After `g`: the first letter of each name that no section before it has, so that no two share one. */
export function sectionLetters<Name extends string>(
	named: readonly { name: Name; text: string }[],
): Map<Name, string> {
	const letters = new Map<Name, string>()
	const taken = new Set<string>()
	for (const { name, text } of named) {
		const signs = text.normalize('NFD').toLowerCase().match(/[a-z]/g) ?? []
		const letter = signs.find((sign) => !taken.has(sign))
		if (letter === undefined) continue
		letters.set(name, letter)
		taken.add(letter)
	}
	return letters
}
