/** Text with its no-break spaces plain, as a test writes it. */
export function plain(words: string): string {
	return words.replaceAll(/[\u00A0\u202F ]+/g, ' ')
}
