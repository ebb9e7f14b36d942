import type { OrderListQuery } from '@gabarit/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../lib/client.ts'
import type { ListAddress, ListSearch } from '../../../../lib/list/list-address.ts'
import { NeighbourLinks } from '../../../../lib/list/neighbours/neighbour-links.tsx'
import type { Neighbour } from '../../../../lib/list/neighbours/neighbours-of.ts'
import { type ListOfRecord, useNeighbours } from '../../../../lib/list/neighbours/use-neighbours.ts'
import { addressOf, type ListKind, orderQueryOf } from '../../list/order-address.ts'
import { ordersQueryOf, productionAddress } from '../../production/production-address.ts'
import { type OrderListPath, openedFrom } from './opened-from.ts'

const pageOf = { order: '/orders/$reference', offer: '/offers/$reference' } as const

type References = Omit<OrderListQuery, 'after' | 'before'>

/** Of its references: a list of orders answers all of them at once. */
function listOf(
	address: ListAddress,
	wholeQueryOf: (search: ListSearch) => References,
): ListOfRecord<string> {
	return {
		address,
		wholeQueryOf,
		read: async (query, signal) => {
			const rows = await client.backOffice.orders.references(query as References, { signal })
			return { rows, next: null, previous: null }
		},
		keyOf: (reference) => reference,
	}
}

function wholeOrderQuery(kind: ListKind) {
	return (search: ListSearch) => {
		const { after: _after, before: _before, ...query } = orderQueryOf(kind, search)
		return query
	}
}

const lists: Record<OrderListPath, ListOfRecord<string>> = {
	'/orders': listOf(addressOf.order, wholeOrderQuery('order')),
	'/offers': listOf(addressOf.offer, wholeOrderQuery('offer')),
	'/production': listOf(productionAddress, ordersQueryOf),
}

/** The orders before and after this one in the list that it was opened from. */
export function Neighbours({ kind, reference }: { kind: ListKind; reference: string }) {
	const { t } = useTranslation('back-office')
	const [path] = useState(() => openedFrom(kind))
	const neighbours = useNeighbours(lists[path], reference)
	if (neighbours === null) return null
	return (
		<NeighbourLinks<Neighbour>
			{...neighbours}
			words={{ previous: t('order.previous'), next: t('order.next') }}
			renderLink={({ key }, rel, children) => (
				<Link to={pageOf[kind]} params={{ reference: key }} rel={rel} title={key}>
					{children}
				</Link>
			)}
		/>
	)
}
