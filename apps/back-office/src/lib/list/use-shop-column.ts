import { useSession } from '../session.ts'
import { useChosenShop } from '../shop.ts'
import type { ListAddress } from './list-address.ts'

/** The column of the shop is there for who sees several, until one is chosen. */
export function useHasShopColumn(): boolean {
	const seesSeveral = (useSession()?.shops.length ?? 0) > 1
	return useChosenShop() === undefined && seesSeveral
}

export function useShopColumn<Column extends string>(
	address: ListAddress<Column>,
	name = 'shop',
): ListAddress<Column> {
	if (useHasShopColumn()) return address
	return { ...address, columns: address.columns.filter((column) => column !== name) }
}
