import { furnitureTypes } from '@gabarit/engine'
import { Spinner } from '@gabarit/ui'
import { type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { fetchLater, later } from '../lib/later.ts'
import { useDesign } from '../session/design-context.tsx'
import { sendStep } from '../session/saved/send-statistics.ts'
import { chooseType, useSession, visitStep } from '../session/session-store.ts'
import { changeView } from '../session/view-store.ts'
import { WorkbenchBar } from './bar/workbench-bar.tsx'
import type { ConfiguratorSearch } from './configurator-search.ts'
import { useLastButton } from './delivery/use-last-button.ts'
import { Page } from './frame/page.tsx'
import { StepNavigationProvider } from './frame/step-navigation.ts'
import { Keyboard } from './modals/keyboard.tsx'
import { SessionModals } from './modals/session-modals.tsx'
import { PanelSheet } from './panel-sheet.tsx'
import { Stage } from './stage/stage.tsx'
import { Start } from './start/start.tsx'
import type { StepName } from './step.ts'
import { shownSteps, slugOf, stepOfSlug, viewOf } from './steps.ts'
import styles from './workbench.module.css'
import { WorkbenchStepper } from './workbench-stepper.tsx'

const WhatWillChange = later(
	async () => (await import('./modals/what-will-change.tsx')).WhatWillChange,
)
const EndOfFlow = later(async () => (await import('./modals/end-of-flow.tsx')).EndOfFlow)

type WorkbenchProps = {
	search: ConfiguratorSearch
	navigate: (search: ConfiguratorSearch, options: { replace: boolean }) => void
}

export function Workbench({ search, navigate }: WorkbenchProps): ReactNode {
	const { solved, dressing, proposal } = useDesign()
	const { started, step: kept, notice } = useSession()
	const wanted = stepOfSlug(search.step ?? '', solved.configuration)
	const step = wanted === 'TheEnd' ? 'Delivery' : wanted
	const show = useCallback(
		(name: StepName, replace = false) =>
			navigate({ ...search, code: undefined, type: undefined, step: slugOf(name) }, { replace }),
		[navigate, search],
	)
	const asked = furnitureTypes.find((type) => type === search.type)
	useEffect(() => {
		if (started || asked === undefined) return
		chooseType(asked, dressing.topTen)
	}, [started, asked, dressing])
	// An open design is always on a step; the address names the step and no code.
	const lacks = started && (step === null || search.code !== undefined)
	const named = lacks ? (step ?? stepOfSlug(kept ?? '', solved.configuration) ?? 'Footprint') : null
	useEffect(() => {
		if (named !== null) show(named, true)
	}, [named, show])
	useEffect(() => {
		if (!started || step === null) return
		visitStep(slugOf(step))
		sendStep(step)
		// Each step has its own places to point at.
		changeView({ spot: null })
	}, [started, step])
	const modals = (
		<>
			<SessionModals />
			<Suspense fallback={null}>{proposal && <WhatWillChange />}</Suspense>
		</>
	)
	// A code that opens nothing leaves the address, with the step of the design that it does not name.
	const isRefused = !started && notice !== null && 'code' in notice
	useEffect(() => {
		if (isRefused && search.code !== undefined)
			navigate({ ...search, code: undefined, step: undefined }, { replace: true })
	}, [isRefused, search, navigate])
	if (!started && (step === null || isRefused)) {
		const openCode = (code: string) =>
			navigate({ ...search, code, step: undefined }, { replace: false })
		const resume = () =>
			show(stepOfSlug(useSession.getState().step ?? '', solved.configuration) ?? 'Footprint')
		return (
			<Page>
				<Start onBegin={() => show('Footprint')} onResume={resume} onCode={openCode} />
				{modals}
			</Page>
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
	props: WorkbenchProps & { step: StepName; show: (name: StepName, replace?: boolean) => void },
): ReactNode {
	const { show, search, navigate } = props
	const end = (reference: string) => {
		sendStep('TheEnd')
		navigate({ ...search, step: undefined, code: undefined, order: reference }, { replace: true })
	}
	const last = useLastButton(props.step, end, show)
	const step = last.isBarred ? 'Recap' : props.step
	useEffect(() => {
		const timer = setTimeout(fetchLater, 1000)
		return () => clearTimeout(timer)
	}, [])
	const { solved } = useDesign()
	const { panel: Panel, layout } = viewOf(step)
	const content = (
		<Suspense fallback={<Spinner page={layout !== 'panel'} />}>
			{Panel !== null && <Panel key={step} ordering={last.ordering} />}
		</Suspense>
	)
	return (
		<StepNavigationProvider value={{ steps: shownSteps(solved.configuration), show }}>
			<div className={styles.workbench} data-layout={layout}>
				<WorkbenchStepper step={step} onGo={show} />
				<main id="content" className={styles.main}>
					{layout !== 'delivery' && <Stage step={step} />}
					{layout === 'panel' ? <PanelSheet step={step}>{content}</PanelSheet> : content}
				</main>
				<WorkbenchBar step={step} onGo={show} onNext={last.next} />
				<Keyboard step={step} onGo={show} />
				<Suspense fallback={null}>
					{last.ended && <EndOfFlow opened onClose={last.closeEnd} />}
				</Suspense>
			</div>
		</StepNavigationProvider>
	)
}
