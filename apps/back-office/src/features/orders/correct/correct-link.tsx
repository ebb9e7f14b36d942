import type { OrderPage } from '@gabarit/contract'
import { LinkButton, Tooltip } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { fieldsOfGroup, type Group } from './correction-form.ts'
import { useClosedReason } from './use-closed-reason.ts'

type Props = {
	order: OrderPage
	group: Group
	onOpen: (group: Group) => void
	className?: string | undefined
}

/** Beside a heading the link is a verb; read alone, it says of what. */
const verbAlone: readonly Group[] = ['customer', 'delivery']

/** Nothing where another role corrects; where none of its fields is open, it says why. */
export function CorrectLink({ order, group, onOpen, className }: Props) {
	const { t } = useTranslation('back-office')
	const reasonOf = useClosedReason()
	const states = order.corrections.filter(({ field }) => fieldsOfGroup[group].includes(field))
	const [first] = states
	if (!first || states.every(({ reason }) => reason === 'not_your_role')) return null
	const closed = states.some(({ allowed }) => allowed) ? undefined : reasonOf(first)
	const link = (
		<LinkButton
			size="small"
			touch
			tone="soft"
			className={className}
			aria-label={verbAlone.includes(group) ? t(`correct.group.${group}`) : undefined}
			aria-disabled={closed === undefined ? undefined : true}
			onClick={() => closed === undefined && onOpen(group)}
		>
			{t(`correct.short.${group}`)}
		</LinkButton>
	)
	return closed === undefined ? link : <Tooltip text={closed}>{link}</Tooltip>
}
