/** Letters and digits of these words, joined by hyphens: a name that every system can keep. */
export function fileNameOf(words: readonly string[], ending: string): string {
	const plain = words.map((word) =>
		word
			.normalize('NFD')
			.replaceAll(/\p{M}/gu, '')
			.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
			.replaceAll(/^-+|-+$/g, ''),
	)
	return `${plain.filter((word) => word !== '').join('-')}.${ending}`
}
