// A call that mails somebody waits eight seconds in the browser, so that it can be taken back: the server knows of no
// delay. One waits at a time: it is sent when its time is over, when another action follows, and when the page is left
// or hidden, since a hidden tab may be discarded without a word. Of many requests the browser asks before it is left.
// A refusal is said where the user is: in its place, in a toast on another page, in the news where the page was
// unloaded with the call still waiting. A tab that is closed while it is hidden, or while a call is under way, says none.

const heldMs = 8000

/** As many requests as go on together once their page is left: a browser lets them send 64 KiB in all. */
export const mostOnLeaving = 100

/**
 * What it does, whom it mails, and how many requests it sends: one where absent. `each`: what it does to one of several
 * records, or to one that is no order, by its name: the words of a refusal whose page was unloaded. `onUnload`: drops the
 * draft of its form where its page is unloaded, since no answer reaches it any more: what was typed is sent, and the next
 * page would offer it once more.
 */
export type HeldWords = {
	what: string
	who: string
	requests?: number
	each?: string
	onUnload?: () => void
}

export type HeldCall = HeldWords & { id: number }

/** The call was taken back before it was sent. */
export class Undone extends Error {}

/** Why the clock stops: somebody is about to press a button. */
type PauseReason = 'hover' | 'focus'

type Waiting = HeldCall & { send: () => Promise<void>; undo: () => void }

const listeners = new Set<() => void>()
const pauses = new Set<PauseReason>()
let waiting: Waiting | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let left = heldMs
let since = 0
let count = 0
let leaving = false
/** What was sent as its page was unloaded, in words; null while somebody is there to see the answer. */
let unseen: string | null = null
/** Calls of several requests that are being sent, one after another. */
let running = 0

function notify() {
	for (const listener of listeners) listener()
}

function stopClock() {
	if (timer === undefined) return
	clearTimeout(timer)
	timer = undefined
	left = Math.max(0, left - (Date.now() - since))
}

function startClock() {
	if (waiting === null || timer !== undefined || pauses.size > 0) return
	since = Date.now()
	timer = setTimeout(() => void sendHeld(), left)
}

function take(): Waiting | null {
	stopClock()
	const taken = waiting
	waiting = null
	pauses.delete('hover')
	pauses.delete('focus')
	return taken
}

/** Answers as the call does once it is sent; fails with `Undone` where it was taken back. */
export function hold<Answer>(words: HeldWords, call: () => Promise<Answer>): Promise<Answer> {
	void sendHeld()
	const { promise, resolve, reject } = Promise.withResolvers<Answer>()
	const runs = (words.requests ?? 1) > 1 ? 1 : 0
	count += 1
	left = heldMs
	waiting = {
		...words,
		id: count,
		send: async () => {
			running += runs
			try {
				resolve(await call())
			} catch (error) {
				reject(error)
			} finally {
				running -= runs
			}
		},
		undo: () => reject(new Undone()),
	}
	notify()
	startClock()
	return promise
}

/** Ends once what waited was answered, or refused. */
export async function sendHeld(): Promise<void> {
	const taken = take()
	if (taken === null) return
	const sent = taken.send()
	notify()
	await sent
}

export function undoHeld(): void {
	const taken = take()
	if (taken === null) return
	taken.undo()
	notify()
}

export function pauseHeld(reason: PauseReason, on: boolean): void {
	if (on) pauses.add(reason)
	else pauses.delete(reason)
	if (pauses.size > 0) stopClock()
	else startClock()
	notify()
}

export function shownHeld(): HeldCall | null {
	return waiting
}

export function isHeldPaused(): boolean {
	return pauses.size > 0
}

/** Milliseconds until it is sent. */
export function heldLeft(): number {
	return timer === undefined ? left : Math.max(0, left - (Date.now() - since))
}

export function onHeld(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

/** A call that begins now must outlive its page. */
export function isLeaving(): boolean {
	return leaving
}

/** With them the server keeps a refusal for the news, since this page will not be there to say it. */
export function headersOfUnseen(): Record<string, string> {
	return unseen === null ? {} : { 'x-page-left': encodeURIComponent(unseen) }
}

function leave() {
	leaving = true
	void sendHeld()
}

function expectNoReader() {
	unseen = waiting?.each ?? waiting?.what ?? null
	waiting?.onUnload?.()
}

/** Sends what waits where nobody will see its answer. */
export async function sendUnseen(): Promise<void> {
	expectNoReader()
	try {
		await sendHeld()
	} finally {
		unseen = null
	}
}

function unload() {
	expectNoReader()
	leave()
}

function comeBack() {
	leaving = false
	unseen = null
}

/** What is not sent when the page is gone would never be: the browser asks first. */
function warn(event: Event) {
	if (running > 0 || (waiting?.requests ?? 1) > mostOnLeaving) event.preventDefault()
}

/** Once, for the whole application. */
export function watchPage(): () => void {
	const hideOrShow = () => (document.hidden ? leave() : comeBack())
	document.addEventListener('visibilitychange', hideOrShow)
	window.addEventListener('beforeunload', warn)
	window.addEventListener('pagehide', unload)
	window.addEventListener('pageshow', comeBack)
	return () => {
		document.removeEventListener('visibilitychange', hideOrShow)
		window.removeEventListener('beforeunload', warn)
		window.removeEventListener('pagehide', unload)
		window.removeEventListener('pageshow', comeBack)
	}
}
