import type { ConfigurationRow } from '@gabarit/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { keepList } from '../../lib/frame/last-list.ts'
import { NeighbourLinks } from '../../lib/list/neighbours/neighbour-links.tsx'
import type { Neighbour } from '../../lib/list/neighbours/neighbours-of.ts'
import { type ListOfRecord, useNeighbours } from '../../lib/list/neighbours/use-neighbours.ts'
import { designAddress } from './design-address.ts'

const list: ListOfRecord<ConfigurationRow> = {
	address: designAddress,
	read: (query, signal) => client.backOffice.configurations.list(query, { signal }),
	keyOf: ({ code }) => code,
}

/** Those before and after this one in the list that it was opened from. */
export function DesignNeighbours({ code }: { code: string }) {
	const { t } = useTranslation('back-office')
	const neighbours = useNeighbours(list, code)
	if (neighbours === null) return null
	return (
		<NeighbourLinks<Neighbour>
			{...neighbours}
			words={{ previous: t('order.previous'), next: t('order.next') }}
			renderLink={({ key, search }, rel, children) => (
				<Link
					to="/configurations/$code"
					params={{ code: key }}
					search={{}}
					rel={rel}
					onClick={() => keepList(designAddress.path, search)}
				>
					{children}
				</Link>
			)}
		/>
	)
}
