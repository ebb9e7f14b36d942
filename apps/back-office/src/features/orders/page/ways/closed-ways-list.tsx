import type { DeliveryMode } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../use-why.ts'
import type { ClosedWay } from './closed-ways.ts'
import { NotNow } from './not-now.tsx'

const names = {
	note: 'money.note',
	refund: 'money.refund',
	pallets: 'closed.pallets',
	prolong: 'followUp.prolong',
	redesign: 'redesign.title',
	renew: 'renew.title',
	link: 'followUp.send',
} as const

type Props = { ways: readonly ClosedWay[]; mode: DeliveryMode }

export function ClosedWays({ ways, mode }: Props) {
	const { t } = useTranslation('back-office')
	const whyOf = useWhy(mode)
	return (
		<NotNow
			summary={t('closed.summary', { count: ways.length })}
			ways={ways.map(({ way, why }) => ({ key: way, name: t(names[way]), why: whyOf(why) }))}
		/>
	)
}
