import type { ListAddress } from '../../lib/list/list-address.ts'
import { useChoosesShop, useChosenShop } from '../../lib/shop.ts'

/** The column of the shop is there for who sees several, until one is chosen. */
export function useShopColumn<Column extends string>(
	address: ListAddress<Column>,
): ListAddress<Column> {
	const seesSeveral = useChoosesShop()
	const chosen = useChosenShop()
	if (seesSeveral && chosen === undefined) return address
	return { ...address, columns: address.columns.filter((column) => column !== 'shop') }
}
