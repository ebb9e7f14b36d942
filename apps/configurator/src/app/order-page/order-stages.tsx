import type { CustomerPage } from '@gabarit/contract'
import { Timeline, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Newest first, as a customer reads it. */
export function OrderStages({ order }: { order: CustomerPage }): ReactNode {
	const { t } = useTranslation('customer')
	const { date, time } = useFormats()
	const { mode } = order.delivery
	const entries = order.timeline.toReversed().map(({ event, at }, index) => ({
		id: `${index}`,
		title: event === 'done' ? t(`stage.done.${mode}`) : t(`stage.${event}`),
		detail: t('stage.at', { date: date(at, 'long'), time: time(at) }),
	}))
	return (
		<section aria-labelledby="order-stages">
			<h2 id="order-stages">{t('stage.title')}</h2>
			<Timeline entries={entries} />
		</section>
	)
}
