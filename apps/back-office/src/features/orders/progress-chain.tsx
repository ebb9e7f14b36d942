// An order's way as a chain of dimensions: done in ink, the present one orange, the rest grey.
import type { OrderPage } from '@gabarit/contract'
import { Icon, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { type Progress, progressOf, type Step } from './progress.ts'
import './progress-chain.css'

export function ProgressChain({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const { steps, stopped } = progressOf(order)
	return (
		<section aria-label={t('order.progress')} className="progress">
			<ol className="progress-chain">
				{steps.map((step) => (
					<ChainStep key={step.state} step={step} />
				))}
			</ol>
			{stopped ? <Stopped stopped={stopped} /> : null}
		</section>
	)
}

function ChainStep({ step }: { step: Step }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const { state, position, at, planned } = step
	return (
		<li
			className={`progress-step progress-${position}`}
			aria-current={position === 'current' ? 'step' : undefined}
		>
			<span className="progress-name">
				{state === 'undelivered' ? <Icon name="warning" size={16} /> : null}
				{t(state === 'ordered' ? 'order.ordered' : `state.${state}`)}
			</span>
			<span className="progress-day">
				{at ? format.date(at, 'day') : null}
				{planned ? t('order.planned', { date: format.date(planned, 'day') }) : null}
			</span>
		</li>
	)
}

function Stopped({ stopped }: { stopped: NonNullable<Progress['stopped']> }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (
		<p className="progress-stopped">
			<Icon name="cross" />
			<span>
				<strong>{t(`state.${stopped.state}`)}</strong>
				{stopped.at ? ` ${t('order.stoppedOn', { date: format.date(stopped.at) })}` : null}
				{stopped.motive ? <span> {t('order.motive', { motive: stopped.motive })}</span> : null}
			</span>
		</p>
	)
}
