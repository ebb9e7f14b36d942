import type { Configuration } from '@gabarit/engine'
import { deviceStorage, tabStorage } from '../../lib/kept-choice.ts'
import {
	beginDesign,
	clearSession,
	openDesign,
	type ServerDesign,
	useSession,
} from '../session-store.ts'
import { keptForm, saveNow } from './autosave.ts'
import { makeCode, readCode } from './design-code.ts'
import type { CodeProblem } from './find-design.ts'
import {
	asideDesign,
	forgetAside,
	keptDesign,
	lastDesign,
	lastMark,
	putAside,
	type Reading,
} from './kept-design.ts'
import type { KeptDesign } from './stored-design.ts'

const tabCodeKey = 'gabarit.code'

/** A saved design has passed all steps: they count as visited and confirmed. */
export type FoundDesign = ({ kind: 'found' } & ServerDesign) | { kind: CodeProblem }

/** `mayBeNew`: the code is known here, and perhaps nowhere else. */
type Load = (code: string, mayBeNew: boolean) => Promise<FoundDesign>

function differ(a: Configuration, b: Configuration): boolean {
	return JSON.stringify(a) !== JSON.stringify(b)
}

type WayIn = () => void

/**
 * Opens the design of this visit: the one in the address, this tab's, one that a crash left open, or a new one.
 * `asksStep`: the address names a step or a kind; without one the start page offers the design and opens none.
 * `isCurrent`: while kinds are loaded the page may be left, or another code followed; nothing is opened then.
 */
export async function enterSession(
	{ code, asksStep }: { code: string | undefined; asksStep: boolean },
	load: Load,
	isCurrent: () => boolean,
): Promise<void> {
	const [enter, aside] = await Promise.all([
		code === undefined ? wayBack(asksStep) : wayToCode(code, load),
		asideDesign(deviceStorage).catch(() => null),
	])
	if (!isCurrent()) return
	enter()
	useSession.setState({ aside })
	rememberTab()
}

async function wayToCode(text: string, load: Load): Promise<WayIn> {
	const code = readCode(text)
	if (code === null) return freshWith({ kind: 'code_format', code: text })
	const kept = await keptDesign(deviceStorage, code)
	const found = await load(code, kept.kind === 'kept')
	if (kept.kind === 'kept') {
		const isOther = found.kind === 'found' && differ(found.configuration, kept.design.configuration)
		return () => {
			openDesign(kept.design)
			if (isOther) useSession.setState({ notice: { kind: 'differs', design: found } })
		}
	}
	if (found.kind === 'found') return () => openDesign(found)
	return freshWith({ kind: found.kind, code: text })
}

async function freshWith(notice: { kind: CodeProblem; code: string }): Promise<WayIn> {
	const begin = await freshWay()
	return () => {
		begin()
		useSession.setState({ notice })
	}
}

async function wayBack(asksStep: boolean): Promise<WayIn> {
	if (!asksStep) return offerTab()
	return (await tabWay()) ?? (await crashedWay()) ?? freshWay()
}

/** A code without a design is one that Reset has just made. */
async function tabWay(): Promise<WayIn | null> {
	const code = tabStorage.read(tabCodeKey)
	if (code === null || readCode(code) !== code) return null
	const kept = await keptDesign(deviceStorage, code)
	if (kept.kind === 'kept') return () => openDesign(kept.design)
	return () => beginDesign({ code, notice: kept.kind === 'spoilt' ? { kind: 'spoilt' } : null })
}

/** Offers this tab's design, else the last one of the device. */
async function offerTab(): Promise<WayIn> {
	const code = tabStorage.read(tabCodeKey)
	const kept = code === null ? nothing : await offerable(keptDesign(deviceStorage, code))
	return freshWay(kept.kind === 'none' ? undefined : kept)
}

async function crashedWay(): Promise<WayIn | null> {
	// One that was left on purpose is not reopened, so its kind is not waited for.
	if (lastMark(deviceStorage)?.left === true) return null
	const last = await lastDesign(deviceStorage)
	if (last.kind !== 'kept' || last.design.left || last.design.frozen) return null
	if (await isOpenElsewhere(last.design.code)) return null
	return () => {
		openDesign(last.design)
		useSession.setState({ notice: { kind: 'restored', savedAt: last.design.savedAt } })
	}
}

async function freshWay(known?: Reading): Promise<WayIn> {
	const last = known ?? (await offerable(lastDesign(deviceStorage)))
	return () =>
		beginDesign({
			offered: last.kind === 'kept' && !last.design.frozen ? last.design : null,
			notice: last.kind === 'spoilt' ? { kind: 'spoilt' } : null,
		})
}

const nothing: Reading = { kind: 'none' }

/** What cannot be shown now is not offered, and keeps nobody from another design. */
const offerable = (reading: Promise<Reading>) => reading.catch(() => nothing)

const lockOf = (code: string) => `gabarit.design.${code}`

async function isOpenElsewhere(code: string): Promise<boolean> {
	if (!('locks' in navigator)) return false
	const { held } = await navigator.locks.query()
	return held?.some(({ name }) => name === lockOf(code)) ?? false
}

let releaseLock: (() => void) | undefined

function rememberTab(): void {
	releaseLock?.()
	const { code } = useSession.getState()
	if (code === null) {
		tabStorage.forget(tabCodeKey)
		return
	}
	tabStorage.keep(tabCodeKey, code)
	if (!('locks' in navigator)) return
	const held = new Promise<void>((resolve) => {
		releaseLock = resolve
	})
	navigator.locks.request(lockOf(code), { mode: 'shared' }, () => held).catch(() => undefined)
}

/** An edit of a frozen design gets a new code. */
export function followCode(): () => void {
	return useSession.subscribe((state, before) => {
		if (state.code !== before.code) rememberTab()
	})
}

/** Another design is begun in this tab: the open one is kept, and offered. */
export function leaveForAnother(): void {
	const saving = saveNow(true)
	const { frozen, aside, revision } = useSession.getState()
	const ours = keptForm(true)
	// Another tab's newer one is kept in place of ours, and never written over by it.
	const isOffered = ours !== null && !frozen && saving !== 'conflict'
	beginDesign({ offered: isOffered ? { ...ours, revision } : null, aside })
}

/** A design of this device takes the place of the open one, which is kept. */
export function openAnother(design: KeptDesign): void {
	saveNow(true)
	openDesign(design)
}

/** The open design stays as it is; what follows has a code of its own, to be compared with it. */
export function beginVariant(): void {
	if (saveNow() !== 'saved') return
	useSession.setState({
		code: makeCode(),
		parent: null,
		frozen: false,
		isStart: false,
		revision: 0,
	})
	saveNow()
}

/** The code is cleared; the autosave stays and is offered next time. */
export function leaveSession(): void {
	saveNow(true)
	clearSession()
	rememberTab()
}

/** Language and external reference stay. */
export function startOver(): void {
	const { code, started } = useSession.getState()
	if (code !== null && started && saveNow(true) !== null) putAside(deviceStorage, code)
	clearSession()
	releaseLock?.()
	tabStorage.keep(tabCodeKey, makeCode())
}

export function bringBack(): void {
	const { aside } = useSession.getState()
	if (aside === null) return
	forgetAside(deviceStorage)
	openDesign(aside)
}

export function goOn(): void {
	const { offered } = useSession.getState()
	if (offered !== null) openDesign(offered)
}
