import type { ProfessionalRow, Reseller, UserRow } from '@gabarit/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { keepList } from '../../../lib/frame/last-list.ts'
import { NeighbourLinks } from '../../../lib/list/neighbours/neighbour-links.tsx'
import type { Neighbour } from '../../../lib/list/neighbours/neighbours-of.ts'
import { type ListOfRecord, useNeighbours } from '../../../lib/list/neighbours/use-neighbours.ts'
import { professionalAddress } from '../professionals/professional-address.ts'
import { resellerAddress } from '../resellers/reseller-address.ts'
import { userAddress } from '../users/user-address.ts'

const { users, professionals, resellers } = client.backOffice

const lists = {
	'/users': {
		address: userAddress,
		read: (query, signal) => users.list(query, { signal }),
		keyOf: ({ id }) => id,
	} satisfies ListOfRecord<UserRow>,
	'/professionals': {
		address: professionalAddress,
		read: (query, signal) => professionals.list(query, { signal }),
		keyOf: ({ id }) => id,
	} satisfies ListOfRecord<ProfessionalRow>,
	'/resellers': {
		address: resellerAddress,
		read: (query, signal) => resellers.list(query, { signal }),
		keyOf: ({ code }) => code,
	} satisfies ListOfRecord<Reseller>,
}

export type PeoplePath = keyof typeof lists
type Props = { list: PeoplePath; current: string }

/** Those before and after this one in the list that it was opened from. */
export function PeopleNeighbours({ list, current }: Props) {
	const { t } = useTranslation('back-office')
	const neighbours = useNeighbours(lists[list] as ListOfRecord<unknown>, current)
	if (neighbours === null) return null
	return (
		<NeighbourLinks<Neighbour>
			{...neighbours}
			words={{ previous: t('list.previousOne'), next: t('list.nextOne') }}
			renderLink={({ key, search }, rel, children) => {
				const look = { rel, onClick: () => keepList(list, search), children } as const
				if (list === '/resellers')
					return <Link to="/resellers/$code" params={{ code: key }} {...look} />
				return <Link to={`${list}/$id`} params={{ id: key }} {...look} />
			}}
		/>
	)
}
