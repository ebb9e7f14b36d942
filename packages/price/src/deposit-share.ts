/** Cents of an order that are paid online in advance, by the shop's percentage; to the nearest cent. */
export function depositShare(total: number, percentage: number): number {
	return Math.round((total * percentage) / 100)
}
