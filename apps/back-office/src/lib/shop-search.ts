type ShopSearch = { shop?: string; part?: string }

/** Of the same page for another shop, undefined = the host's or all: its part stays open, a filter or a page does not. */
export function searchOfShop(
	shop: string | undefined,
	{ part }: Pick<ShopSearch, 'part'>,
): ShopSearch {
	return { ...(shop !== undefined && { shop }), ...(part !== undefined && { part }) }
}
