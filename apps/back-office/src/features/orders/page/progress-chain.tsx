import { type DeliveryMode, type OrderPage, orderWord } from '@gabarit/contract'
import { Icon, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import { LateMark } from '../late-mark.tsx'
import { type Progress, progressOf, type Step } from './progress.ts'
import styles from './progress-chain.module.css'

export function ProgressChain({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const { steps, stopped } = progressOf(order)
	const { mode } = order.delivery
	return (
		<section aria-label={t('order.progress')} className={styles.progress}>
			<ol className={styles.chain}>
				{steps.map((step) => (
					<ChainStep key={step.state} step={step} mode={mode} />
				))}
			</ol>
			{stopped ? <Stopped stopped={stopped} mode={mode} /> : null}
		</section>
	)
}

function ChainStep({ step, mode }: { step: Step; mode: DeliveryMode }) {
	const { t } = useTranslation('back-office')
	const dayText = useDayText()
	const { state, position, at, planned } = step
	return (
		<li
			className={clsx(styles.step, styles[position])}
			aria-current={position === 'current' ? 'step' : undefined}
		>
			<span className={styles.name}>
				{state === 'undelivered' ? <Icon name="warning" size={16} /> : null}
				{t(state === 'ordered' ? 'order.ordered' : orderWord('state', state, mode))}
			</span>
			<span className={styles.day}>
				{at ? dayText(at) : null}
				{planned ? <Planned day={planned} late={step.late} /> : null}
			</span>
		</li>
	)
}

function Planned({ day, late }: { day: string; late: boolean }) {
	const { t } = useTranslation('back-office')
	const date = useDayText()(day)
	if (!late) return t('order.planned', { date })
	return <LateMark>{t('order.latePlanned', { date })}</LateMark>
}

type StoppedProps = { stopped: NonNullable<Progress['stopped']>; mode: DeliveryMode }

function Stopped({ stopped, mode }: StoppedProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (
		<p className={styles.stopped}>
			<Icon name="cross" />
			<span>
				<strong>{t(orderWord('state', stopped.state, mode))}</strong>
				{stopped.at ? ` ${t('order.stoppedOn', { date: format.date(stopped.at) })}` : null}
				{stopped.motive ? <span> {t('order.motive', { motive: stopped.motive })}</span> : null}
			</span>
		</p>
	)
}
