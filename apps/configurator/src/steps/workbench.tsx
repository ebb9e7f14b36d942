// The furniture and the step beside it: stepper, stage, panel, bar.
import { furnitureTypes } from '@gabarit/engine'
import { Spinner } from '@gabarit/ui'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useDesign } from '../session/design-context.tsx'
import { chooseType, useSession, visitStep } from '../session/session-store.ts'
import { tellStep } from '../session/tell-statistics.ts'
import { changeView } from '../session/view-store.ts'
import { WorkbenchBar } from './bar/workbench-bar.tsx'
import type { ConfiguratorSearch } from './configurator-search.ts'
import { useLastButton } from './delivery/use-last-button.ts'
import { StepNavigation } from './frame/step-navigation.ts'
import { EndOfFlow, prefetchLaterSteps, RecapStep, WhatWillChange } from './lazy-steps.ts'
import { Keyboard } from './modals/keyboard.tsx'
import { SessionModals } from './modals/session-modals.tsx'
import { PanelSheet } from './panel-sheet.tsx'
import { Stage } from './stage/stage.tsx'
import { Start } from './start/start.tsx'
import { StepContent } from './step-content.tsx'
import { type StepName, slugOf, stepOfSlug } from './steps.ts'
import { WorkbenchStepper } from './workbench-stepper.tsx'

// The form comes last: it is fetched when the buyer gets there.
const DeliveryStep = lazy(async () => ({
	default: (await import('./delivery/delivery-step.tsx')).DeliveryStep,
}))

type WorkbenchProps = {
	search: ConfiguratorSearch
	navigate: (search: ConfiguratorSearch, options: { replace: boolean }) => void
}

export function Workbench({ search, navigate }: WorkbenchProps): ReactNode {
	const { solved, dressing, proposal } = useDesign()
	const { started, step: kept } = useSession()
	const wanted = stepOfSlug(search.step ?? '', solved.configuration)
	const step = wanted === 'TheEnd' ? 'Delivery' : wanted
	const show = (name: StepName, replace = false) =>
		navigate({ ...search, code: undefined, type: undefined, step: slugOf(name) }, { replace })
	const asked = furnitureTypes.find((type) => type === search.type)
	useEffect(() => {
		if (started || asked === undefined) return
		chooseType(asked, dressing.topTen)
	}, [started, asked, dressing])
	useEffect(() => {
		// A design that is open stands on a step; the address says which.
		const lacks = started && step === null
		if (lacks || (search.code !== undefined && started)) {
			show(step ?? stepOfSlug(kept ?? '', solved.configuration) ?? 'Footprint', true)
		}
	})
	useEffect(() => {
		if (!started || step === null) return
		visitStep(slugOf(step))
		tellStep(step)
		// Another step speaks of other places.
		changeView({ spot: null })
	}, [started, step])
	const modals = (
		<>
			<SessionModals />
			<Suspense fallback={null}>{proposal && <WhatWillChange />}</Suspense>
		</>
	)
	if (!started && step === null) {
		const openCode = (code: string) =>
			navigate({ ...search, code, step: undefined }, { replace: false })
		const resume = () =>
			show(stepOfSlug(useSession.getState().step ?? '', solved.configuration) ?? 'Footprint')
		return (
			<main id="content" className="cf-page">
				<Start onBegin={() => show('Footprint')} onResume={resume} onCode={openCode} />
				{modals}
			</main>
		)
	}
	return (
		<>
			<Steps step={step ?? 'Footprint'} show={show} search={search} navigate={navigate} />
			{modals}
		</>
	)
}

function Steps(
	props: WorkbenchProps & { step: StepName; show: (name: StepName) => void },
): ReactNode {
	const { step, show, search, navigate } = props
	const end = (reference: string) => {
		tellStep('TheEnd')
		navigate({ ...search, step: undefined, code: undefined, order: reference }, { replace: true })
	}
	const last = useLastButton(step, end)
	useEffect(() => {
		const timer = setTimeout(prefetchLaterSteps, 1000)
		return () => clearTimeout(timer)
	}, [])
	const layout = step === 'Recap' ? 'recap' : step === 'Delivery' ? 'delivery' : 'panel'
	return (
		<StepNavigation value={show}>
			<div className="cf-workbench" data-layout={layout}>
				<WorkbenchStepper step={step} onGo={show} />
				<main id="content" className="cf-main">
					{layout !== 'delivery' && <Stage step={step} />}
					{layout === 'panel' && (
						<PanelSheet step={step}>
							<StepContent step={step} />
						</PanelSheet>
					)}
					{layout === 'recap' && (
						<Suspense fallback={<Spinner page />}>
							<RecapStep onGo={show} />
						</Suspense>
					)}
					{layout === 'delivery' && (
						<Suspense fallback={<Spinner page />}>
							<DeliveryStep ordering={last.ordering} />
						</Suspense>
					)}
				</main>
				<WorkbenchBar step={step} onGo={show} onNext={last.next} />
				<Keyboard step={step} onGo={show} />
				<Suspense fallback={null}>
					{last.ended && <EndOfFlow opened onClose={last.closeEnd} />}
				</Suspense>
			</div>
		</StepNavigation>
	)
}
