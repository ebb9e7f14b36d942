import { type FurnitureType, furnitureTypes } from '@gabarit/engine'
import { Spinner } from '@gabarit/ui'
import { memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { fetchLater, later, lazily } from '../lib/later.ts'
import { PresentDesign, useDesign } from '../session/design-context.tsx'
import { sendStep } from '../session/saved/send-statistics.ts'
import { useSession, visitStep } from '../session/session-store.ts'
import { changeView } from '../session/view-store.ts'
import { WorkbenchBar } from './bar/workbench-bar.tsx'
import type { ConfiguratorSearch } from './configurator-search.ts'
import { useLastButton } from './delivery/use-last-button.ts'
import { StepNavigationProvider } from './frame/step-navigation.ts'
import { PanelSheet } from './panel-sheet.tsx'
import { WithShownPicture } from './picture/with-shown-picture.tsx'
import { StageFrame } from './stage/stage-frame.tsx'
import type { StepName } from './step.ts'
import { firstStepOf, shownSteps, slugOf, stepOfSlug, viewOf } from './steps.ts'
import { kindOf, kindOfType } from './type/kind.ts'
import { useTopOfStep } from './use-top-of-step.ts'
import styles from './workbench.module.css'
import { WorkbenchStepper } from './workbench-stepper.tsx'

const Stage = later(async () => (await import('./stage/stage.tsx')).Stage)
const WhatWillChange = later(
	async () => (await import('./modals/what-will-change.tsx')).WhatWillChange,
)
const Start = lazily(async () => (await import('./start/start.tsx')).Start)
const Begin = lazily(async () => (await import('./start/begin.tsx')).Begin)
const Keyboard = later(async () => (await import('./modals/keyboard.tsx')).Keyboard)
const SessionModals = later(async () => (await import('./modals/session-modals.tsx')).SessionModals)
const EndOfFlow = later(async () => (await import('./modals/end-of-flow.tsx')).EndOfFlow)

type WorkbenchProps = {
	search: ConfiguratorSearch
	navigate: (search: ConfiguratorSearch, options: { replace: boolean }) => void
}

export function Workbench({ search, navigate }: WorkbenchProps): ReactNode {
	const { solved, proposal } = useDesign()
	const { configuration } = solved
	const kind = kindOf(configuration)
	const { started, step: kept, notice } = useSession()
	const wanted = stepOfSlug(search.step ?? '', configuration)
	const step = wanted === 'TheEnd' ? 'Delivery' : wanted
	const show = useCallback(
		(name: StepName, replace = false) =>
			navigate({ ...search, code: undefined, type: undefined, step: slugOf(name) }, { replace }),
		[navigate, search],
	)
	const asked = useAskedType(search.code === undefined ? search.type : undefined)
	// An open design is always on a step; the address names the step, and no code or type.
	const isNamed = step !== null && search.code === undefined && search.type === undefined
	const isStart = ['code', 'type', 'step'].every((key) => search[key] === undefined)
	const lacks = asked === null && started && !isNamed && !isStart
	const named = lacks
		? (step ?? stepOfSlug(kept ?? '', configuration) ?? firstStepOf(configuration))
		: null
	useEffect(() => {
		if (named !== null) show(named, true)
	}, [named, show])
	useEffect(() => {
		if (asked !== null || !started || step === null) return
		visitStep(slugOf(step))
		sendStep({ step, kind })
		// Each step has its own places to point at and to look from, and opens its own fronts.
		changeView({ spot: null, camera: null, measuring: null, hand: null, opened: null })
	}, [asked, started, step, kind])
	const resume = () => {
		const { step: last, history } = useSession.getState()
		show(stepOfSlug(last ?? '', history.present) ?? firstStepOf(history.present))
	}
	const modals = (
		<>
			<Suspense fallback={null}>
				<SessionModals />
			</Suspense>
			<Suspense fallback={null}>{proposal && <WhatWillChange />}</Suspense>
		</>
	)
	// A code that opens nothing leaves the address, with the step of the design that it does not name.
	const isRefused = !started && notice !== null && 'code' in notice
	useEffect(() => {
		if (isRefused && search.code !== undefined)
			navigate({ ...search, code: undefined, type: undefined, step: undefined }, { replace: true })
	}, [isRefused, search, navigate])
	if (asked !== null) {
		return (
			<Suspense fallback={<Spinner page />}>
				<Begin type={asked} onResume={resume} />
			</Suspense>
		)
	}
	if (isStart || (!started && (step === null || isRefused))) {
		const openCode = (code: string) =>
			navigate({ ...search, code, step: undefined }, { replace: false })
		const begin = (type: string) => navigate({ ...search, type }, { replace: false })
		return (
			<>
				<Suspense fallback={<Spinner page />}>
					<Start
						onBegin={() => show('Footprint')}
						onKind={begin}
						onResume={resume}
						onCode={openCode}
					/>
				</Suspense>
				{modals}
			</>
		)
	}
	return (
		<>
			<Steps
				step={step ?? firstStepOf(configuration)}
				show={show}
				search={search}
				navigate={navigate}
			/>
			{modals}
		</>
	)
}

/** The type that the address asks for, until its design is begun; null where the shop does not offer it. */
function useAskedType(text: string | undefined): FurnitureType | null {
	const { domain, solved } = useDesign()
	const started = useSession((state) => state.started)
	const type = furnitureTypes.find((one) => one === text)
	if (type === undefined || !domain.configurators.includes(kindOfType(type))) return null
	const isOpen = started && kindOf(solved.configuration) === kindOfType(type)
	return isOpen ? null : type
}

function Steps(
	props: WorkbenchProps & { step: StepName; show: (name: StepName, replace?: boolean) => void },
): ReactNode {
	const { show, search, navigate } = props
	const { solved } = useDesign()
	const kind = kindOf(solved.configuration)
	const end = (reference: string) => {
		sendStep({ step: 'TheEnd', kind })
		navigate({ ...search, step: undefined, code: undefined, order: reference }, { replace: true })
	}
	const last = useLastButton(props.step, end, show)
	const step = last.isBarred ? 'Recap' : props.step
	useEffect(() => {
		const timer = setTimeout(() => fetchLater(kind), 1000)
		return () => clearTimeout(timer)
	}, [kind])
	const main = useTopOfStep(step)
	// The step comes first, so that its fields never wait for the picture.
	const [isUsable, setUsable] = useState(false)
	const onUsable = useCallback(() => setUsable(true), [])
	const stageToCome = <StageFrame step={step} picture={null} />
	const { panel: Panel, layout } = viewOf(step, solved.configuration)
	const content = (
		<Suspense fallback={<Spinner page={layout !== 'panel'} />}>
			{Panel !== null && (
				<>
					<PanelOnce key={step} Panel={Panel} ordering={last.ordering} layout={layout} />
					<Shown onShown={onUsable} />
				</>
			)}
		</Suspense>
	)
	return (
		<StepNavigationProvider value={{ steps: shownSteps(solved.configuration), show }}>
			<div className={styles.workbench} data-layout={layout}>
				<WorkbenchStepper step={step} onGo={show} />
				<main id="content" className={styles.main} ref={main}>
					{layout !== 'delivery' && (
						<Suspense fallback={stageToCome}>
							{isUsable ? <Stage step={step} /> : stageToCome}
						</Suspense>
					)}
					{layout === 'panel' ? (
						<PanelSheet step={step}>{content}</PanelSheet>
					) : (
						// The recap speaks of the picture. The delivery takes its place: put in anew, it would begin where the
						// recap was left.
						<WithShownPicture>{content}</WithShownPicture>
					)}
				</main>
				<PresentDesign>
					<WorkbenchBar step={step} onGo={show} onNext={last.next} />
				</PresentDesign>
				<Suspense fallback={null}>
					<Keyboard step={step} onGo={show} />
				</Suspense>
				<Suspense fallback={null}>
					{last.ended && <EndOfFlow opened onClose={last.closeEnd} />}
				</Suspense>
			</div>
		</StepNavigationProvider>
	)
}

/** Beside what may still be loading: runs once all of it stands. */
function Shown({ onShown }: { onShown: () => void }): ReactNode {
	useEffect(onShown, [onShown])
	return null
}

type PanelProps = Pick<ReturnType<typeof viewOf>, 'layout'> & {
	Panel: NonNullable<ReturnType<typeof viewOf>['panel']>
	ordering: ReturnType<typeof useLastButton>['ordering']
}

/** Only the delivery reads how the order stands; a panel reads the design by itself. */
const PanelOnce = memo(
	function PanelOnce({ Panel, ordering }: PanelProps): ReactNode {
		return <Panel ordering={ordering} />
	},
	(before, after) =>
		before.Panel === after.Panel &&
		before.layout === after.layout &&
		(after.layout === 'panel' || before.ordering === after.ordering),
)
