import { type OrderRow, orderWord } from '@gabarit/contract'
import type { FurnitureType } from '@gabarit/engine'
import { StateChip } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FilterWords } from '../../../lib/list/list-definition.ts'
import { everySellerQuery } from '../../../lib/sellers-query.ts'
import { useSession, useShopName } from '../../../lib/session.ts'
import { useChoosesShop, useChosenShop } from '../../../lib/shop.ts'
import { TypeName } from '../../../lib/type-name.tsx'
import type { ListKind } from './order-address.ts'
import { sellerNameOf, sellersIn } from './seller-names.ts'

type State = OrderRow['state']
type Payment = OrderRow['payment']

/** By the keys of the address's filters. Those of several people or shops are absent where there is one. */
export function useOrderFilters(kind: ListKind): Record<string, FilterWords> {
	const { t } = useTranslation(['back-office', 'common'])
	const session = useSession()
	const shopName = useShopName()
	const choosesShop = useChoosesShop()
	const isCustomer = session?.seesCost !== true
	const sells = !isCustomer && session.seesSalePrices
	const seller = useSellerWords(sells)
	const anyDay = t('list.days.any')
	return {
		states: {
			name: t('list.stateFilter'),
			all: t('list.stateAll'),
			nameOf: (state) => t(orderWord('state', state as State, null)),
			renderValue: (state) => (
				<StateChip state={state as State} label={t(orderWord('state', state as State, null))} />
			),
			pinned: true,
		},
		marks: {
			name: t('list.only'),
			all: t('list.onlyAll'),
			nameOf: (mark) => t(`list.mark.${mark as 'late'}`),
			pinned: true,
			// A customer sees neither what is late nor what is owed as the shop does.
			absent: isCustomer,
		},
		seller: { ...seller, absent: !sells },
		types: {
			name: t('list.typeFilter'),
			all: t('list.stateAll'),
			nameOf: (type) => t(`common:kind.${type as FurnitureType}`),
			renderValue: (type) => <TypeName type={type as FurnitureType} />,
		},
		shop: {
			name: t('list.shop'),
			all: t('list.shopAll'),
			options: session?.shops.map(({ code }) => code) ?? [],
			nameOf: shopName,
			pinned: true,
			// Who administers all shops has the switch beside the sections.
			absent: choosesShop || (session?.shops.length ?? 0) < 2,
		},
		ordered: {
			name: t(kind === 'order' ? 'list.column.orderedAt' : 'list.column.offeredAt'),
			all: anyDay,
			nameOf: String,
		},
		offered: { name: t('list.column.offeredAt'), all: anyDay, nameOf: String, linked: true },
		done: { name: t('state.done'), all: anyDay, nameOf: String, linked: true },
		rack: { name: t('list.rack'), all: t('list.stateAll'), nameOf: String, linked: true },
		colour: { name: t('list.colour'), all: t('list.stateAll'), nameOf: String, linked: true },
		delivery: { name: t('list.column.deliveryAt'), all: anyDay, nameOf: String },
		supplier: { name: t('list.column.supplierAt'), all: anyDay, nameOf: String },
		workshop: {
			name: t('list.column.supplierAt'),
			all: anyDay,
			nameOf: () => t('list.mark.late'),
			linked: true,
		},
		made: {
			name: t('nav.offers'),
			all: t('list.onlyAll'),
			nameOf: () => t('list.converted'),
			linked: true,
		},
		// Led to from what the supplier is paid.
		ready: { name: t('list.ready'), all: anyDay, nameOf: String, linked: true },
		valid: { name: t('list.column.validUntil'), all: anyDay, nameOf: String },
		customerType: {
			name: t('list.column.customer'),
			all: t('list.stateAll'),
			nameOf: (type) => t(`customerType.${type as 'Individual'}`),
			absent: isCustomer,
		},
		// Led to from a customer's page: there is no list of all customers to choose from.
		customer: {
			name: t('list.customerOnly'),
			all: t('list.stateAll'),
			nameOf: () => t('list.customerOne'),
			absent: isCustomer,
			linked: true,
		},
		deliveryMode: {
			name: t('list.deliveryMode'),
			all: t('list.stateAll'),
			nameOf: (mode) => t(`list.mode.${mode as OrderRow['deliveryMode']}`),
		},
		country: {
			name: t('list.country'),
			all: t('list.stateAll'),
			nameOf: (country) => t(`samples.country.${country as 'BE'}`),
		},
		paymentType: {
			name: t('list.paymentType'),
			all: t('list.stateAll'),
			nameOf: (type) => t(`order.paymentType.${type as Payment['type']}`),
		},
		paymentStatus: {
			name: t('list.column.payment'),
			all: t('list.stateAll'),
			nameOf: (status) => t(`paymentStatus.${status as Payment['status']}`),
		},
	}
}

/** Oneself, nobody, or a colleague: of the chosen shop, and with the shop's name where two are called alike. */
function useSellerWords(sells: boolean): FilterWords {
	const { t } = useTranslation('back-office')
	const shopName = useShopName()
	const shop = useChosenShop()
	const { data: sellers = [] } = useQuery({ ...everySellerQuery, enabled: sells })
	const fixed: Partial<Record<string, string>> = {
		me: t('list.sellerMe'),
		none: t('list.sellerNone'),
	}
	return {
		name: t('list.column.seller'),
		all: t('list.sellerAll'),
		options: ['me', 'none', ...sellersIn(sellers, shop).map(({ id }) => id)],
		nameOf: (value) =>
			fixed[value] ?? sellerNameOf(sellers, value, shopName) ?? t('list.sellerOne'),
		pinned: true,
	}
}
