// What happens while a kind is loaded, or where it cannot be had.
import type { Configuration, FurnitureType } from '@gabarit/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStorage } from '../../lib/kept-choice.ts'
import { withEachKind } from '../../lib/kind-at-hand.ts'
import { clearSession, openDesign, useSession } from '../session-store.ts'
import { keepOurs, saveNow, takeTheirs } from './autosave.ts'
import { enterSession, leaveForAnother, startOver } from './entry.ts'
import { keptDesigns, keptMark } from './kept-design.ts'

const dressing: Configuration = { version: 1, room: { width: 3000 }, hu: 2500 }
const panels: Configuration = {
	version: 1,
	type: 'panels',
	panels: [{ quantity: 4, length: 800, width: 250, thickness: 18 }],
}
const [wardrobeCode, panelsCode] = ['K7MP4XQD9RTW', 'C4D7E9FGHJKM']

let comes: (type: FurnitureType) => Promise<void> = () => Promise.resolve()
withEachKind((type) => comes(type))
const without = (missing: FurnitureType) => (type: FurnitureType) =>
	type === missing ? Promise.reject(new Error(`no ${type}`)) : Promise.resolve()

function storage() {
	const entries: Record<string, string> = {}
	const hidden = { enumerable: false }
	return Object.defineProperties(entries, {
		getItem: { ...hidden, value: (key: string) => entries[key] ?? null },
		setItem: { ...hidden, value: (key: string, value: string) => void (entries[key] = value) },
		removeItem: { ...hidden, value: (key: string) => void delete entries[key] },
	}) as unknown as Storage
}

beforeEach(() => {
	vi.stubGlobal('localStorage', storage())
	vi.stubGlobal('sessionStorage', storage())
	vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
	comes = () => Promise.resolve()
	clearSession()
	vi.unstubAllGlobals()
})

function keepOnDevice(code: string, configuration: Configuration): void {
	openDesign({ code, configuration })
	saveNow()
}

const noLoad = () => Promise.resolve({ kind: 'code_unknown' } as const)
const enter = (code: string | undefined, asksStep = false, isCurrent = () => true) =>
	enterSession({ code, asksStep }, noLoad, isCurrent)

/** As another tab writes it. */
function writeThere(code: string, width: number, savedAt: string): void {
	const slot = `gabarit.design.${code}`
	const kept = JSON.parse(localStorage.getItem(slot) ?? '{}') as { revision: number }
	const design = { ...kept, configuration: { ...dressing, room: { width } }, savedAt }
	localStorage.setItem(
		slot,
		JSON.stringify({ ...design, tab: 'there', revision: kept.revision + 1 }),
	)
}

const widthOf = (configuration: Configuration) =>
	'room' in configuration ? configuration.room?.width : null
const widthHere = () => widthOf(useSession.getState().history.present)

test('a design opens although the kind of the one put aside cannot be had', async () => {
	keepOnDevice(panelsCode, panels)
	startOver()
	keepOnDevice(wardrobeCode, dressing)
	clearSession()
	comes = without('panels')
	await enter(wardrobeCode)
	expect(useSession.getState()).toMatchObject({ code: wardrobeCode, started: true, aside: null })
	comes = () => Promise.resolve()
	await enter(wardrobeCode)
	expect(useSession.getState().aside?.code).toBe(panelsCode)
})

test('a new design begins although the kind of the last one cannot be had', async () => {
	keepOnDevice(panelsCode, panels)
	saveNow(true)
	clearSession()
	comes = without('panels')
	for (const asksStep of [false, true]) {
		await enter(undefined, asksStep)
		expect(useSession.getState()).toMatchObject({ started: false, offered: null })
		clearSession()
		sessionStorage.removeItem('gabarit.code')
	}
})

test('designs of a kind that cannot be had are left out of the list, and stay kept', async () => {
	keepOnDevice(panelsCode, panels)
	keepOnDevice(wardrobeCode, dressing)
	const codes = async () => (await keptDesigns(deviceStorage)).map(({ code }) => code)
	comes = without('panels')
	expect(await codes()).toEqual([wardrobeCode])
	comes = () => Promise.resolve()
	expect((await codes()).toSorted()).toEqual([panelsCode, wardrobeCode])
})

test('a page that was left while a kind was loaded opens nothing', async () => {
	keepOnDevice(wardrobeCode, dressing)
	clearSession()
	sessionStorage.removeItem('gabarit.code')
	await enter(wardrobeCode, false, () => false)
	expect(useSession.getState()).toMatchObject({ code: null, started: false })
	expect(sessionStorage.getItem('gabarit.code')).toBeNull()
})

test('this tab kept while the other one was loaded stays kept', async () => {
	keepOnDevice(wardrobeCode, dressing)
	writeThere(wardrobeCode, 2100, '2030-01-01T10:00:00.000Z')
	expect(saveNow()).toBe('conflict')
	const taking = takeTheirs()
	keepOurs()
	await taking
	expect(widthHere()).toBe(3000)
	expect(useSession.getState().saving.state).toBe('saved')
})

test('of the other tab the last writing is taken, though it came while its kind was loaded', async () => {
	keepOnDevice(wardrobeCode, dressing)
	writeThere(wardrobeCode, 2100, '2030-01-01T10:00:00.000Z')
	saveNow()
	const taking = takeTheirs()
	writeThere(wardrobeCode, 2200, '2030-01-01T10:00:01.000Z')
	await taking
	expect(widthHere()).toBe(2200)
})

test('a design left for another is offered as it was kept, never over that of another tab', () => {
	keepOnDevice(wardrobeCode, dressing)
	leaveForAnother()
	expect(useSession.getState().offered?.revision).toBe(
		keptMark(deviceStorage, wardrobeCode)?.revision,
	)
	openDesign({ code: wardrobeCode, configuration: dressing, revision: 2 })
	writeThere(wardrobeCode, 2100, '2030-01-01T10:00:00.000Z')
	leaveForAnother()
	expect(useSession.getState().offered).toBeNull()
})
