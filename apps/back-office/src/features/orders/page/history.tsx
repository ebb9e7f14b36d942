import type { OrderPage } from '@gabarit/contract'
import { Timeline } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useEntryWords } from './use-entry-words.ts'

export function History({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const words = useEntryWords(order)
	if (order.timeline.length === 0) return null
	return (
		<section aria-labelledby="order-history">
			<SectionHead isPanel id="order-history" title={t('order.timeline')} />
			<Timeline
				entries={order.timeline.map((entry, index) => ({
					id: `${entry.at}-${entry.event}-${index}`,
					title: words.title(entry),
					detail: words.detail(entry),
				}))}
			/>
		</section>
	)
}
