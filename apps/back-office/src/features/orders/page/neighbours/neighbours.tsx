import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../lib/client.ts'
import { latestList } from '../../../../lib/frame/last-list.ts'
import { NeighbourLinks } from '../../../../lib/list/neighbours/neighbour-links.tsx'
import type { ListKind } from '../../list/order-address.ts'
import { queryOfList } from './opened-from.ts'

type Props = { kind: ListKind; reference: string }

const pageOf = { order: '/orders/$reference', offer: '/offers/$reference' } as const

/** As the list stood when it was left: an order that has moved on keeps its place among the others. */
function useNeighbours({ kind, reference }: Props) {
	const [query] = useState(() => queryOfList(kind))
	const [{ visit }] = useState(latestList)
	const { data: all = [] } = useQuery({
		queryKey: ['neighbours', visit, query],
		queryFn: ({ signal }) => client.backOffice.orders.references(query ?? { kind }, { signal }),
		enabled: query !== null,
		staleTime: Number.POSITIVE_INFINITY,
	})
	const place = all.indexOf(reference)
	if (place < 0 || all.length < 2) return null
	return { previous: all[place - 1] ?? null, next: all[place + 1] ?? null }
}

/** The orders before and after this one in the list that it was opened from. */
export function Neighbours({ kind, reference }: Props) {
	const { t } = useTranslation('back-office')
	const neighbours = useNeighbours({ kind, reference })
	if (neighbours === null) return null
	return (
		<NeighbourLinks
			previous={neighbours.previous}
			next={neighbours.next}
			words={{ previous: t('order.previous'), next: t('order.next') }}
			renderLink={(one, rel, children) => (
				<Link to={pageOf[kind]} params={{ reference: one }} rel={rel} title={one}>
					{children}
				</Link>
			)}
		/>
	)
}
