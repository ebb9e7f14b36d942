type Seller = { id: string; name: string; tenant: string }

/** All of them where no shop is chosen. */
export function sellersIn<Of extends Seller>(
	sellers: readonly Of[],
	shop: string | undefined,
): Of[] {
	return sellers.filter(({ tenant }) => shop === undefined || tenant === shop)
}

/** With the shop's name where two are called alike. */
export function sellerNameOf(
	sellers: readonly Seller[],
	wanted: string,
	shopName: (code: string) => string,
): string | undefined {
	const seller = sellers.find(({ id }) => id === wanted)
	if (seller === undefined) return undefined
	const isAlone = sellers.every(({ id, name }) => id === wanted || name !== seller.name)
	return isAlone ? seller.name : `${seller.name}, ${shopName(seller.tenant)}`
}
