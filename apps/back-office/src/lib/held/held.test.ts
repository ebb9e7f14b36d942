import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
	headersOfUnseen,
	heldLeft,
	hold,
	isLeaving,
	mostOnLeaving,
	pauseHeld,
	sendHeld,
	sendUnseen,
	shownHeld,
	Undone,
	undoHeld,
	watchPage,
} from './held.ts'

const words = { what: 'Commande acceptée.', who: 'a@b.example' }
/** A call that notes when it was sent. */
const callOf = (sent: string[], name: string) => () => {
	sent.push(name)
	return Promise.resolve(name)
}

describe('a call that mails somebody', () => {
	beforeEach(() => vi.useFakeTimers())
	afterEach(async () => {
		await sendHeld()
		vi.useRealTimers()
	})

	test('is sent after eight seconds, not before', async () => {
		const sent: string[] = []
		const answer = hold(words, callOf(sent, 'accept'))
		vi.advanceTimersByTime(7999)
		expect([sent, shownHeld()?.what]).toEqual([[], words.what])
		vi.advanceTimersByTime(1)
		expect(await answer).toBe('accept')
		expect(shownHeld()).toBeNull()
	})

	test('is never sent once it was taken back', async () => {
		const sent: string[] = []
		const answer = hold(words, callOf(sent, 'accept'))
		undoHeld()
		await expect(answer).rejects.toBeInstanceOf(Undone)
		vi.advanceTimersByTime(60_000)
		expect([sent, shownHeld()]).toEqual([[], null])
	})

	test('is sent at once where another follows, which has its own eight seconds', async () => {
		const sent: string[] = []
		const first = hold(words, callOf(sent, 'accept'))
		vi.advanceTimersByTime(6000)
		void hold({ ...words, what: 'Envoyée.' }, callOf(sent, 'send'))
		expect(await first).toBe('accept')
		vi.advanceTimersByTime(7999)
		expect([sent, shownHeld()?.what]).toEqual([['accept'], 'Envoyée.'])
	})

	test('tells a refusal to who asked for it', async () => {
		const refused = new Error('409')
		const answer = hold(words, () => Promise.reject(refused))
		void sendHeld()
		await expect(answer).rejects.toBe(refused)
	})

	test('does not go on while somebody is at its buttons', async () => {
		const sent: string[] = []
		void hold(words, callOf(sent, 'accept'))
		vi.advanceTimersByTime(3000)
		pauseHeld('hover', true)
		vi.advanceTimersByTime(60_000)
		expect([sent, heldLeft()]).toEqual([[], 5000])
		pauseHeld('hover', false)
		vi.advanceTimersByTime(4999)
		expect(sent).toEqual([])
		vi.advanceTimersByTime(1)
		expect(sent).toEqual(['accept'])
	})

	test('is sent at once when the tab is hidden, by a request that outlives its page', () => {
		const tab = Object.assign(new EventTarget(), { hidden: false })
		vi.stubGlobal('document', tab)
		vi.stubGlobal('window', new EventTarget())
		const stop = watchPage()
		const sent: boolean[] = []
		void hold(words, () => Promise.resolve(sent.push(isLeaving())))
		pauseHeld('hover', true)
		tab.hidden = true
		tab.dispatchEvent(new Event('visibilitychange'))
		expect(sent).toEqual([true])
		tab.hidden = false
		tab.dispatchEvent(new Event('visibilitychange'))
		expect(isLeaving()).toBe(false)
		stop()
		vi.unstubAllGlobals()
	})

	test('says what it was where its page is unloaded, and only there', () => {
		const tab = Object.assign(new EventTarget(), { hidden: true })
		vi.stubGlobal('document', tab)
		vi.stubGlobal('window', new EventTarget())
		const stop = watchPage()
		const sent: object[] = []
		const note = () => Promise.resolve(sent.push(headersOfUnseen()))
		void hold(words, note)
		tab.dispatchEvent(new Event('visibilitychange'))
		void hold({ ...words, what: 'Envoyer, 3 étiquettes.', each: 'Étiquette envoyée.' }, note)
		window.dispatchEvent(new Event('pagehide'))
		tab.dispatchEvent(new Event('visibilitychange'))
		expect(sent).toEqual([{}, { 'x-page-left': '%C3%89tiquette%20envoy%C3%A9e.' }])
		window.dispatchEvent(new Event('pageshow'))
		expect(headersOfUnseen()).toEqual({})
		stop()
		vi.unstubAllGlobals()
	})

	test('says what it was where nobody will see its answer, until it is answered', async () => {
		const sent: object[] = []
		void hold(words, () => Promise.resolve(sent.push(headersOfUnseen())))
		await sendUnseen()
		expect(sent).toEqual([{ 'x-page-left': encodeURIComponent(words.what) }])
		expect(headersOfUnseen()).toEqual({})
	})

	test('drops the draft of its form where its page is unloaded, before it is sent', () => {
		vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
		vi.stubGlobal('window', new EventTarget())
		const stop = watchPage()
		const seen: string[] = []
		void hold({ ...words, onUnload: () => seen.push('draft dropped') }, callOf(seen, 'sent'))
		window.dispatchEvent(new Event('pagehide'))
		window.dispatchEvent(new Event('pagehide'))
		expect(seen).toEqual(['draft dropped', 'sent'])
		stop()
		vi.unstubAllGlobals()
	})

	test('leaves the draft to who asked for it where it is undone, or sent while its page is there', async () => {
		const onUnload = vi.fn<() => void>()
		const held = { ...words, onUnload }
		const undone = hold(held, () => Promise.resolve())
		undoHeld()
		await expect(undone).rejects.toBeInstanceOf(Undone)
		const refused = hold(held, () => Promise.reject(new Error('409')))
		void sendHeld()
		await expect(refused).rejects.toThrow('409')
		const tab = Object.assign(new EventTarget(), { hidden: true })
		vi.stubGlobal('document', tab)
		vi.stubGlobal('window', new EventTarget())
		const stop = watchPage()
		const hidden = hold(held, () => Promise.resolve('sent'))
		tab.dispatchEvent(new Event('visibilitychange'))
		expect(await hidden).toBe('sent')
		expect(onUnload).not.toHaveBeenCalled()
		stop()
		vi.unstubAllGlobals()
	})

	test.each([
		[1, { whileHeld: false, whileSent: false }],
		// All of them go when the page is left.
		[mostOnLeaving, { whileHeld: false, whileSent: true }],
		[mostOnLeaving + 1, { whileHeld: true, whileSent: true }],
	])('of %i requests the browser asks before the page is left: %o', async (requests, asks) => {
		vi.stubGlobal('document', new EventTarget())
		vi.stubGlobal('window', new EventTarget())
		const stop = watchPage()
		const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
		const answered = Promise.withResolvers<void>()
		const ended = hold({ ...words, requests }, () => answered.promise)
		expect(isAsked()).toBe(asks.whileHeld)
		const sent = sendHeld()
		expect(isAsked()).toBe(asks.whileSent)
		answered.resolve()
		await Promise.all([sent, ended])
		expect(isAsked()).toBe(false)
		stop()
		vi.unstubAllGlobals()
	})

	test('who waits for what is held goes on after its answer', async () => {
		const sent: string[] = []
		void hold(words, async () => {
			await Promise.resolve()
			sent.push('accept')
		})
		await sendHeld()
		sent.push('assign')
		expect(sent).toEqual(['accept', 'assign'])
	})
})
