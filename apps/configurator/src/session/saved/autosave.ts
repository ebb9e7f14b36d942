import { deviceStorage, type KeptChoices } from '../../lib/kept-choice.ts'
import { openDesign, type SessionState, useSession } from '../session-store.ts'
import { codeOfKey, keepDesign, keptDesign, keptMark, type Saving } from './kept-design.ts'
import type { KeptDesign } from './stored-design.ts'

const delay = 200
const tabName = crypto.randomUUID()

let timer: ReturnType<typeof setTimeout> | undefined

/** The open design as this device keeps it; null while there is nothing worth keeping. */
export function keptForm(left: boolean): KeptDesign | null {
	const state = useSession.getState()
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
		isStart: state.isStart,
		savedAt: new Date().toISOString(),
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
	const design = keptForm(left)
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
		state.isStart,
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
	const mark = keptMark(deviceStorage, code)
	if (mark === null || mark.tab === tabName || mark.left || mark.revision <= revision) return
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

/** Shows what the other tab made; where that cannot be read, this tab's design stays the newest. */
export async function takeTheirs(): Promise<void> {
	const { code } = useSession.getState()
	const mark = code === null ? null : keptMark(deviceStorage, code)
	const reading = code === null ? null : await keptDesign(deviceStorage, code)
	const now = useSession.getState()
	// While its kind was loaded, this tab's may have been kept, or another design opened.
	if (now.code !== code || now.saving.state !== 'conflict') return
	if (reading?.kind !== 'kept') keepOurs()
	else if (keptMark(deviceStorage, reading.design.code)?.savedAt === mark?.savedAt)
		openDesign(reading.design)
	else await takeTheirs()
}

/** This tab's design is the newest from now on. */
export function keepOurs(): void {
	const { code } = useSession.getState()
	const theirs = code === null ? null : keptMark(deviceStorage, code)
	useSession.setState(({ saving, revision }) => ({
		saving: { ...saving, state: 'waiting' },
		revision: Math.max(revision, theirs?.revision ?? 0),
	}))
	saveNow()
}
