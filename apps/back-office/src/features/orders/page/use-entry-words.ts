import { type OrderPage, orderWord, type TimelineEntry } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useCorrectedWords } from '../../../lib/corrections/use-corrected-words.ts'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import { useActorName } from './use-actor-name.ts'

/** An entry of the timeline: what was done; by whom, when, and what was before. */
export function useEntryWords({ delivery: { mode } }: OrderPage) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	const actorName = useActorName()
	const corrected = useCorrectedWords()
	const renewed = ({ to, of }: NonNullable<TimelineEntry['data']>) =>
		to === undefined
			? t('order.renewalOf', { reference: String(of) })
			: t('order.renewedAs', { reference: String(to) })
	/** Of one value that was set in place: what it was, and what it is. */
	const set = (event: TimelineEntry['event'], data: TimelineEntry['data']): string[] => {
		if (data?.['before'] === undefined || data['after'] === undefined) return []
		const read = (value: string | number) => {
			if (value === '') return t(event === 'assigned' ? 'followUp.nobody' : 'form.empty')
			return event === 'supplierDateSet' ? dayText(String(value)) : String(value)
		}
		return [t('correct.to', { before: read(data['before']), after: read(data['after']) })]
	}
	return {
		title: ({ event, data }: TimelineEntry) => {
			if (event === 'corrected' && data) return corrected.title(data)
			if (event === 'offerRenewed' && data) return renewed(data)
			const amount = data?.['amount']
			const title = t(orderWord('event', event, mode))
			return typeof amount === 'number' ? `${title}, ${format.money(amount)}` : title
		},
		detail: ({ at, actor, event, motive, data }: TimelineEntry) => {
			const when = t('order.at', { date: dayText(at), time: format.time(at) })
			const line = [
				`${actorName(actor)}, ${when}`,
				...corrected.lines(data),
				...set(event, data),
			].join('. ')
			const agreement = data?.['agreement']
			if (typeof agreement === 'string') return `${line}. ${t('order.agreed', { agreement })}`
			return motive ? `${line}. ${t('order.motive', { motive })}` : line
		},
	}
}
