const prices = /\d+\.\d+(?: \+ \d+\.\d+)?$/

/** `FR-4 289.00 + 169.00` is `FR-4 289,00 + 169,00`, `0.85` is `0,85`: a difference has its prices with a point. */
export function figureText(text: string, decimal: (price: string) => string): string {
	return text.replace(prices, (found) => found.split(' + ').map(decimal).join(' + '))
}
