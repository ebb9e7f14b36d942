import type { OrderPage, TimelineEntry } from '@gabarit/contract'
import { Timeline, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useCorrectedWords } from '../../../lib/corrections/use-corrected-words.ts'
import { eventKey } from '../../../lib/fetched.ts'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import { useActorName } from './use-actor-name.ts'

export function History({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	const actorName = useActorName()
	const corrected = useCorrectedWords()
	if (order.timeline.length === 0) return null
	const titleOf = ({ event, data }: TimelineEntry) => {
		if (event === 'corrected' && data) return corrected.title(data)
		if (event === 'offerRenewed' && data) return renewed(data)
		const amount = data?.['amount']
		const title = t(eventKey(event, order.delivery.mode))
		return typeof amount === 'number' ? `${title}, ${format.money(amount)}` : title
	}
	const renewed = ({ to, of }: NonNullable<TimelineEntry['data']>) =>
		to === undefined
			? t('order.renewalOf', { reference: String(of) })
			: t('order.renewedAs', { reference: String(to) })
	const detailOf = ({ at, actor, motive, data }: TimelineEntry) => {
		const when = t('order.at', { date: dayText(at), time: format.time(at) })
		const line = [`${actorName(actor)}, ${when}`, ...corrected.lines(data)].join('. ')
		const agreement = data?.['agreement']
		if (typeof agreement === 'string') return `${line}. ${t('order.agreed', { agreement })}`
		return motive ? `${line}. ${t('order.motive', { motive })}` : line
	}
	return (
		<section aria-labelledby="order-history">
			<SectionHead isPanel id="order-history" title={t('order.timeline')} />
			<Timeline
				entries={order.timeline.map((entry, index) => ({
					id: `${entry.at}-${entry.event}-${index}`,
					title: titleOf(entry),
					detail: detailOf(entry),
				}))}
			/>
		</section>
	)
}
