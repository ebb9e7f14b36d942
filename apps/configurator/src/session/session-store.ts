import {
	applyRemedy,
	type Configuration,
	isDressing,
	type Remedy,
	type StartType,
	withType,
} from '@gabarit/engine'
import { create } from 'zustand'
import { firstDressing, type PlaceMeasures, usualRoom } from './changes/first-dressing.ts'
import { edited, type History, historyOf, redone, same, undone } from './history.ts'
import { measuredOf } from './measured.ts'
import { makeCode } from './saved/design-code.ts'
import type { CodeProblem } from './saved/find-design.ts'
import type { KeptDesign } from './saved/stored-design.ts'
import type { KeptWants } from './wants.ts'

export type Special = 'slope' | 'wall'

export type SavingState = 'never' | 'waiting' | 'saved' | 'refused' | 'conflict'

export type ServerDesign = {
	code: string
	configuration: Configuration
	frozen: boolean
	visited: readonly string[]
	confirmed: string | null
}

/** What the page says once: how this session began, or that a change of an ordered design began another one. */
type Notice =
	| { kind: 'restored'; savedAt: string }
	| { kind: 'newCode' }
	| { kind: 'spoilt' }
	| { kind: 'differs'; design: ServerDesign }
	| { kind: CodeProblem; code: string }

export type SessionState = {
	/** null outside /configurator: leaving clears it. */
	code: string | null
	/** Code of the frozen design that this one was made from. */
	parent: string | null
	/** An offer or order holds this code: the next edit starts a new one. */
	frozen: boolean
	externalReference: string | null
	history: History<Configuration>
	started: boolean
	/** Nothing was changed or answered since it began. */
	isStart: boolean
	visited: readonly string[]
	/** The measures that the buyer has confirmed, as `measuredOf` has them; null until he does. */
	confirmed: string | null
	/** What he says is special about his room; its kind is chosen in a step of its own. */
	special: readonly Special[]
	/** What the buyer owns; null until he has said it. */
	wants: KeptWants | null
	step: string | null
	revision: number
	saving: { state: SavingState; at: string | null }
	/** A design of this device that can be continued. */
	offered: KeptDesign | null
	aside: KeptDesign | null
	notice: Notice | null
}

const outside: SessionState = {
	code: null,
	parent: null,
	frozen: false,
	externalReference: null,
	history: historyOf(usualRoom),
	started: false,
	isStart: false,
	visited: [],
	confirmed: null,
	special: [],
	wants: null,
	step: null,
	revision: 0,
	saving: { state: 'never', at: null },
	offered: null,
	aside: null,
	notice: null,
}

export const useSession = create<SessionState>()(() => outside)

export function useConfiguration(): Configuration {
	return useSession((state) => state.history.present)
}

export function beginDesign(change: Partial<SessionState> = {}): void {
	const { externalReference } = useSession.getState()
	useSession.setState({ ...outside, externalReference, code: makeCode(), ...change }, true)
}

/** The opened design has nothing to undo. */
export function openDesign(design: {
	code: string
	configuration: Configuration
	parent?: string | null
	frozen?: boolean
	isStart?: boolean
	visited?: readonly string[]
	confirmed?: string | null
	special?: readonly Special[]
	wants?: KeptWants | null
	step?: string | null
	revision?: number
	savedAt?: string
}): void {
	const { configuration, savedAt, ...rest } = design
	beginDesign({
		...rest,
		history: historyOf(configuration),
		started: true,
		saving: savedAt === undefined ? outside.saving : { state: 'saved', at: savedAt },
	})
}

/** On a design without a type this is its start, in the place that the buyer has measured. */
export function chooseType(
	type: StartType,
	shopTopTen: readonly string[],
	place: PlaceMeasures = {},
): void {
	const { history, started } = useSession.getState()
	const { present } = history
	if (started && isDressing(present)) editDesign(withType(present, type, shopTopTen))
	else startWith(firstDressing(type, shopTopTen, place))
}

/** The first design of a kind; there is nothing to undo. */
export function startWith(configuration: Configuration): void {
	useSession.setState({ started: true, isStart: true, history: historyOf(configuration) })
}

/** One step that can be undone. */
export function editDesign(configuration: Configuration): void {
	useSession.setState((state) => ({
		started: true,
		...changed(state, edited(state.history, configuration)),
	}))
}

function changed(state: SessionState, history: History<Configuration>): Partial<SessionState> {
	if (history === state.history) return {}
	return { history, isStart: false, ...(state.frozen ? underNewCode(state) : {}) }
}

function underNewCode({ code }: SessionState): Partial<SessionState> {
	const notice = { kind: 'newCode' } as const
	return { code: makeCode(), parent: code, frozen: false, revision: 0, notice }
}

/** Merges a change into the configuration: arrays, numbers and null replace. */
export function changeDesign(change: Remedy): void {
	editDesign(applyRemedy(useSession.getState().history.present, change))
}

export function undo(): void {
	useSession.setState((state) => changed(state, undone(state.history)))
}

export function redo(): void {
	useSession.setState((state) => changed(state, redone(state.history)))
}

export function visitStep(step: string): void {
	useSession.setState(({ visited }) => ({
		step,
		visited: visited.includes(step) ? visited : [...visited, step],
	}))
}

/** Steps that Next passes, as their answers are given. */
export function passSteps(steps: readonly string[]): void {
	useSession.setState(({ visited }) => ({ visited: [...new Set([...visited, ...steps])] }))
}

export function confirmMeasures(): void {
	useSession.setState(({ history }) => ({
		confirmed: measuredOf(history.present),
		isStart: false,
	}))
}

/** Until a measure changes. */
export function useAreMeasuresConfirmed(): boolean {
	return useSession(
		({ confirmed, history }) => confirmed !== null && confirmed === measuredOf(history.present),
	)
}

export function saySpecial(what: Special, isSpecial: boolean): void {
	useSession.setState(({ special }) => ({
		isStart: false,
		special: isSpecial
			? [...new Set([...special, what])]
			: special.filter((other) => other !== what),
	}))
}

/** Wants are not part of the undo history. */
export function keepWants(wants: KeptWants): void {
	useSession.setState({ wants, isStart: false })
}

/** An offer or order holds what was sent; where it was edited since, the edited design gets a new code. */
export function freezeDesign(sent: { code: string; configuration: unknown }): void {
	const { code, history } = useSession.getState()
	if (code !== sent.code) return
	if (same(history.present, sent.configuration)) useSession.setState({ frozen: true })
	else renewCode()
}

/** The same design under a new code, for when the old code belongs to another design. */
export function renewCode(): void {
	useSession.setState(underNewCode)
}

/** The code goes; the external reference and the autosave stay. */
export function clearSession(): void {
	const { externalReference } = useSession.getState()
	useSession.setState({ ...outside, externalReference }, true)
}
