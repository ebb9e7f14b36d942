// The design being made in this tab: its code, what was decided, what can be undone, what was kept.
import { applyRemedy, type Configuration, type Remedy, withType } from '@gabarit/engine'
import { create } from 'zustand'
import { makeCode } from './design-code.ts'
import type { CodeProblem } from './find-design.ts'
import { edited, type History, historyOf, redone, undone } from './history.ts'
import type { KeptDesign } from './kept-design.ts'
import type { KeptWants } from './wants.ts'

export type SavingState = 'never' | 'waiting' | 'saved' | 'refused' | 'conflict'

/** A design as the server has it. */
export type ServerDesign = {
	code: string
	configuration: Configuration
	frozen: boolean
	visited: readonly string[]
	confirmed: readonly string[]
}

/** What has to be said once about how this session began. */
type Notice =
	| { kind: 'restored'; savedAt: string }
	| { kind: 'spoilt' }
	| { kind: 'differs'; design: ServerDesign }
	| { kind: CodeProblem; code: string }

export type SessionState = {
	/** null outside /configurator: leaving clears it. */
	code: string | null
	/** The frozen design this one was made from. */
	parent: string | null
	/** An offer or order holds this code: the next edit starts a new one. */
	frozen: boolean
	externalReference: string | null
	history: History<Configuration>
	/** A furniture type was chosen, or a design opened. */
	started: boolean
	visited: readonly string[]
	/** Measurement steps whose values the buyer has said are his. */
	confirmed: readonly string[]
	/** What the buyer says he owns; null until he does. */
	wants: KeptWants | null
	/** Where the design was left. */
	step: string | null
	revision: number
	saving: { state: SavingState; at: string | null }
	/** A design of this device that can be gone on with. */
	offered: KeptDesign | null
	/** The design that Reset put away. */
	aside: KeptDesign | null
	notice: Notice | null
}

const blank: Configuration = { version: 1, room: { width: 3000 }, hu: 2500 }

const outside: SessionState = {
	code: null,
	parent: null,
	frozen: false,
	externalReference: null,
	history: historyOf(blank),
	started: false,
	visited: [],
	confirmed: [],
	wants: null,
	step: null,
	revision: 0,
	saving: { state: 'never', at: null },
	offered: null,
	aside: null,
	notice: null,
}

/** The session of this tab. Components read it by selector; the functions below change it. */
export const useSession = create<SessionState>()(() => outside)

/** The configuration as it stands now. */
export function useConfiguration(): Configuration {
	return useSession((state) => state.history.present)
}

/** Starts a design under a code; a new one where none is given. */
export function beginDesign(change: Partial<SessionState> = {}): void {
	const { externalReference } = useSession.getState()
	useSession.setState({ ...outside, externalReference, code: makeCode(), ...change }, true)
}

/** Goes on with a design that was kept or recovered, with nothing to undo. */
export function openDesign(design: {
	code: string
	configuration: Configuration
	parent?: string | null
	frozen?: boolean
	visited?: readonly string[]
	confirmed?: readonly string[]
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

/** Chooses the furniture type; on a design that is only beginning this is where it begins. */
export function chooseType(
	type: NonNullable<Configuration['type']>,
	shopTopTen: readonly string[],
): void {
	const { history, started } = useSession.getState()
	const chosen = withType(history.present, type, shopTopTen)
	if (started) editDesign(chosen)
	else useSession.setState({ started: true, history: historyOf(chosen) })
}

/** Replaces the configuration as one step that can be undone. */
export function editDesign(configuration: Configuration): void {
	useSession.setState((state) => {
		const history = edited(state.history, configuration)
		if (history === state.history) return { started: true }
		const fresh = state.frozen
			? { code: makeCode(), parent: state.code, frozen: false, revision: 0 }
			: {}
		return { history, started: true, ...fresh }
	})
}

/** Merges a change into the configuration (arrays, numbers and null replace) as one step. */
export function changeDesign(change: Remedy): void {
	editDesign(applyRemedy(useSession.getState().history.present, change))
}

/** Takes the last edit back. */
export function undo(): void {
	useSession.setState(({ history }) => ({ history: undone(history) }))
}

/** Makes the last undone edit again. */
export function redo(): void {
	useSession.setState(({ history }) => ({ history: redone(history) }))
}

/** Remembers that a step was seen, and that the design now stands there. */
export function visitStep(step: string): void {
	useSession.setState(({ visited }) => ({
		step,
		visited: visited.includes(step) ? visited : [...visited, step],
	}))
}

/** 'These are my measures', said or taken back, for one measurement step. */
export function confirmMeasures(step: string, said: boolean): void {
	useSession.setState(({ confirmed }) => ({
		confirmed: said ? [...new Set([...confirmed, step])] : confirmed.filter((s) => s !== step),
	}))
}

/** What the buyer owns, as he says now; nothing of it is undone with the design. */
export function keepWants(wants: KeptWants): void {
	useSession.setState({ wants })
}

/** An offer or order now holds this code. */
export function freezeDesign(): void {
	useSession.setState({ frozen: true })
}

/** The same design under a new code, when the old one belongs to another. */
export function renewCode(): string {
	const code = makeCode()
	useSession.setState((state) => ({ code, parent: state.code, frozen: false, revision: 0 }))
	return code
}

/** Leaves /configurator: the code goes, the external reference and the autosave stay. */
export function clearSession(): void {
	const { externalReference } = useSession.getState()
	useSession.setState({ ...outside, externalReference }, true)
}
