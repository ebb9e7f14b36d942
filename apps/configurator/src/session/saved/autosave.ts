import { deviceStorage, type KeptChoices } from '../../lib/kept-choice.ts'
import { openDesign, type SessionState, useSession } from '../session-store.ts'
import { codeOfKey, type KeptDesign, keepDesign, keptDesign, type Saving } from './kept-design.ts'

const delay = 200
const tabName = crypto.randomUUID()

let timer: ReturnType<typeof setTimeout> | undefined

/** null while there is nothing worth keeping. */
function keptFormOf(state: SessionState, left: boolean, now: Date): KeptDesign | null {
	if (state.code === null || !state.started) return null
	return {
		format: 1,
		code: state.code,
		parent: state.parent,
		configuration: state.history.present,
		visited: [...state.visited],
		confirmed: state.confirmed,
		special: [...state.special],
		wants: state.wants,
		step: state.step,
		externalReference: state.externalReference,
		frozen: state.frozen,
		left,
		savedAt: now.toISOString(),
		revision: state.revision + 1,
		tab: tabName,
	}
}

/** `left`: the user leaves the page on purpose. */
export function saveNow(left = false, storage: KeptChoices = deviceStorage): Saving | null {
	clearTimeout(timer)
	timer = undefined
	const state = useSession.getState()
	if (state.saving.state === 'conflict') return 'conflict'
	const design = keptFormOf(state, left, new Date())
	if (design === null) return null
	const saving = keepDesign(storage, design, state.revision)
	useSession.setState({
		saving: { state: saving, at: saving === 'saved' ? design.savedAt : state.saving.at },
		revision: saving === 'saved' ? design.revision : state.revision,
	})
	return saving
}

const keptPart = (state: SessionState) =>
	[
		state.code,
		state.history.present,
		state.visited,
		state.confirmed,
		state.special,
		state.wants,
		state.step,
		state.frozen,
		state.started,
	] as const

function scheduleOnChange(state: SessionState, before: SessionState): void {
	const now = keptPart(state)
	if (keptPart(before).every((value, i) => value === now[i])) return
	if (state.code === null || !state.started || state.saving.state === 'conflict') return
	clearTimeout(timer)
	timer = setTimeout(() => saveNow(), delay)
	useSession.setState({ saving: { ...state.saving, state: 'waiting' } })
}

function flush(): void {
	if (timer !== undefined) saveNow()
}

function flushWhenHidden(): void {
	if (document.visibilityState === 'hidden') flush()
}

/** When another tab wrote our design, this tab stops writing and says so. */
function noticeOtherTab(event: StorageEvent): void {
	const { code, revision } = useSession.getState()
	if (code === null || codeOfKey(event.key) !== code) return
	const reading = keptDesign(deviceStorage, code)
	if (reading.kind !== 'kept' || reading.design.tab === tabName) return
	if (reading.design.left || reading.design.revision <= revision) return
	clearTimeout(timer)
	timer = undefined
	useSession.setState(({ saving }) => ({ saving: { ...saving, state: 'conflict' } }))
}

export function startAutosave(): () => void {
	const stop = useSession.subscribe(scheduleOnChange)
	addEventListener('pagehide', flush)
	addEventListener('storage', noticeOtherTab)
	document.addEventListener('visibilitychange', flushWhenHidden)
	return () => {
		flush()
		stop()
		removeEventListener('pagehide', flush)
		removeEventListener('storage', noticeOtherTab)
		document.removeEventListener('visibilitychange', flushWhenHidden)
	}
}

/** 'theirs' shows what the other tab made, 'ours' keeps this tab's design as the newest. */
export function settleConflict(choice: 'theirs' | 'ours'): void {
	const { code } = useSession.getState()
	const reading = code === null ? null : keptDesign(deviceStorage, code)
	const design = reading?.kind === 'kept' ? reading.design : null
	if (choice === 'theirs' && design !== null) {
		openDesign(design)
		return
	}
	useSession.setState(({ saving, revision }) => ({
		saving: { ...saving, state: 'waiting' },
		revision: Math.max(revision, design?.revision ?? 0),
	}))
	saveNow()
}
