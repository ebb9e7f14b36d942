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

/**
 * Opens the design of this visit: the one in the address, this tab's, one that a crash left open, or a new one.
 * `asksStep`: the address names a step or a kind; without one the start page offers the design and opens none.
 */
export async function enterSession(
	{ code: addressCode, asksStep }: { code: string | undefined; asksStep: boolean },
	load: Load,
): Promise<void> {
	if (addressCode !== undefined) await openAddress(addressCode, load)
	else if (!asksStep) await offerTab()
	else if (!(await reopenTab()) && !(await reopenCrashed())) await beginFresh()
	useSession.setState({ aside: await asideDesign(deviceStorage) })
	rememberTab()
}

async function openAddress(text: string, load: Load) {
	const code = readCode(text)
	if (code === null) {
		await beginFresh()
		useSession.setState({ notice: { kind: 'code_format', code: text } })
		return
	}
	const kept = await keptDesign(deviceStorage, code)
	const found = await load(code, kept.kind === 'kept')
	if (kept.kind === 'kept') {
		openDesign(kept.design)
		if (found.kind === 'found' && differ(found.configuration, kept.design.configuration)) {
			useSession.setState({ notice: { kind: 'differs', design: found } })
		}
		return
	}
	if (found.kind === 'found') {
		openDesign(found)
		return
	}
	await beginFresh()
	useSession.setState({ notice: { kind: found.kind, code: text } })
}

/** A code without a design is one that Reset has just made. */
async function reopenTab(): Promise<boolean> {
	const code = tabStorage.read(tabCodeKey)
	if (code === null || readCode(code) !== code) return false
	const kept = await keptDesign(deviceStorage, code)
	if (kept.kind === 'kept') openDesign(kept.design)
	else beginDesign({ code, notice: kept.kind === 'spoilt' ? { kind: 'spoilt' } : null })
	return true
}

/** Offers this tab's design, else the last one of the device. */
async function offerTab(): Promise<void> {
	const code = tabStorage.read(tabCodeKey)
	const kept = code === null ? null : await keptDesign(deviceStorage, code)
	await beginFresh(kept === null || kept.kind === 'none' ? undefined : kept)
}

async function reopenCrashed(): Promise<boolean> {
	const last = await lastDesign(deviceStorage)
	if (last.kind !== 'kept' || last.design.left || last.design.frozen) return false
	if (await isOpenElsewhere(last.design.code)) return false
	openDesign(last.design)
	useSession.setState({ notice: { kind: 'restored', savedAt: last.design.savedAt } })
	return true
}

async function beginFresh(known?: Reading): Promise<void> {
	const last = known ?? (await lastDesign(deviceStorage))
	beginDesign({
		offered: last.kind === 'kept' && !last.design.frozen ? last.design : null,
		notice: last.kind === 'spoilt' ? { kind: 'spoilt' } : null,
	})
}

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
	saveNow(true)
	const { frozen, aside } = useSession.getState()
	beginDesign({ offered: frozen ? null : keptForm(true), aside })
}

/** A design of this device takes the place of the open one, which is kept. */
export function openAnother(design: KeptDesign): void {
	saveNow(true)
	openDesign(design)
}

/** The open design stays as it is; what follows has a code of its own, to be compared with it. */
export function beginVariant(): void {
	if (saveNow() !== 'saved') return
	useSession.setState({ code: makeCode(), parent: null, frozen: false, revision: 0 })
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
