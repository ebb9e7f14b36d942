/** Of the link that calls a number; its spaces are for reading only. */
export function phoneHref(number: string): string {
	return `tel:${number.replaceAll(/\s/gu, '')}`
}
