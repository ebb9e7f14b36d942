import { PriceBar, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { redo, type SavingState, undo, useSession } from '../../session/session-store.ts'
import type { StepName } from '../step.ts'
import { neighboursOf } from '../steps.ts'
import { ExplainPrice } from './explain-price.tsx'
import { useBarPrice } from './use-bar-price.ts'
import { useWaiting } from './use-waiting.ts'

export function WorkbenchBar(props: {
	step: StepName
	onGo: (step: StepName) => void
	/** What Next does where it is not just the next step. */
	onNext?: { label: string; act: () => void; busy: boolean } | undefined
}): ReactNode {
	const { step, onGo, onNext } = props
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const history = useSession((state) => state.history)
	const waiting = useWaiting(step)
	const price = useBarPrice()
	const { previous, next } = neighboursOf(step, solved.configuration)
	const nextButton =
		onNext !== undefined
			? { label: onNext.label, onClick: onNext.act, busy: onNext.busy, reason: waiting, acts: true }
			: next !== null
				? { label: t(`titles.${next.title}`), onClick: () => onGo(next.name), reason: waiting }
				: undefined
	return (
		<PriceBar
			undo={history.past.length > 0 ? undo : undefined}
			redo={history.future.length > 0 ? redo : undefined}
			saved={useSaved()}
			price={price === null ? undefined : { ...price, explain: <ExplainPrice /> }}
			previous={
				previous === null
					? undefined
					: { label: t(`titles.${previous.title}`), onClick: () => onGo(previous.name) }
			}
			next={nextButton}
		/>
	)
}

const toneOf: Record<SavingState, 'saved' | 'waiting' | 'failed'> = {
	never: 'waiting',
	waiting: 'waiting',
	saved: 'saved',
	refused: 'failed',
	conflict: 'failed',
}

function useSaved() {
	const { t } = useTranslation('configurator')
	const { time } = useFormats()
	const { state, at } = useSession((session) => session.saving)
	if (state === 'never') return undefined
	const text =
		state === 'refused'
			? t('saved.refused')
			: state === 'conflict'
				? t('saved.conflict')
				: at === null
					? t('saved.waiting')
					: t('saved.at', { time: time(at) })
	return { text, tone: toneOf[state] }
}
