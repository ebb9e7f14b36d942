import { PriceBar, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import {
	confirmMeasures,
	redo,
	type SavingState,
	undo,
	useAreMeasuresConfirmed,
	useSession,
} from '../../session/session-store.ts'
import type { StepName } from '../step.ts'
import { confirmingStepOf } from '../steps.ts'
import { useGoOn, useNeighbours } from '../use-neighbours.ts'
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
	const history = useSession((state) => state.history)
	const waiting = useWaiting(step)
	const price = useBarPrice()
	const { previous } = useNeighbours(step)
	const onward = useNext(step, onGo)
	const nextButton =
		onNext === undefined
			? onward && { ...onward, waits: waiting }
			: {
					label: onNext.label,
					onClick: onNext.act,
					busy: onNext.busy,
					waits: waiting,
					acts: true,
					wide: step === 'Delivery',
				}
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

/** To the next step that asks something; where the buyer confirms his measures, it says so. */
function useNext(step: StepName, onGo: (step: StepName) => void) {
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDesign()
	const { configuration } = solved
	const isConfirmed = useAreMeasuresConfirmed()
	const { next } = useNeighbours(step)
	const goOn = useGoOn(step, onGo)
	if (next === null) return undefined
	const go = () => goOn(next.name)
	if (isConfirmed || confirmingStepOf(configuration)?.name !== step)
		return { label: t(`titles.${next.title}`), onClick: go }
	const confirm = async () => {
		confirmMeasures()
		const { step: shown, history } = useSession.getState()
		// What may not fit is read here, where it is measured. The panel of this step has loaded it.
		const { fitsSurely } = await import('../../session/fit.ts')
		const now = useSession.getState()
		const isStillHere = now.step === shown && now.history.present === history.present
		if (isStillHere && fitsSurely(configuration, catalogue)) go()
	}
	// Where that cannot be had, the button leads on from now on: the measures are confirmed.
	return {
		label: t('next.confirm'),
		onClick: () => void confirm().catch(() => undefined),
		acts: true,
	}
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
