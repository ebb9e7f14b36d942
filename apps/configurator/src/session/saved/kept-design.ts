// The autosave holds one slot a design on this device. What is read comes with its kind: it can be built and shown.
import { typeOf } from '@gabarit/engine'
import type { KeptChoices } from '../../lib/kept-choice.ts'
import { kindAtHand } from '../../lib/kind-at-hand.ts'
import { type Mark, markOf } from './kept-mark.ts'
import { documentReader, thoseAtHand } from './read-configuration.ts'
import type { KeptDesign } from './stored-design.ts'

export type Reading =
	| { kind: 'none' }
	| { kind: 'kept'; design: KeptDesign }
	| { kind: 'spoilt'; text: string }

const slotOf = (code: string) => `gabarit.design.${code}`
const lastKey = 'gabarit.last'
const asideKey = 'gabarit.aside'
const spoiltKey = 'gabarit.spoilt'
const slotsKept = 8

/** Distinguishes an autosave that cannot be read from one that is not there. */
export async function readAutosave(text: string | null): Promise<Reading> {
	if (text === null) return { kind: 'none' }
	const { readStored } = await documentReader()
	const design = readStored(text)
	if (design === null) return { kind: 'spoilt', text }
	await kindAtHand(typeOf(design.configuration))
	return { kind: 'kept', design }
}

/** An unreadable design moves to a key of its own, so that nothing is thrown away. */
export async function keptDesign(storage: KeptChoices, code: string): Promise<Reading> {
	const reading = await readAutosave(storage.read(slotOf(code)))
	if (reading.kind === 'spoilt') {
		storage.keep(spoiltKey, reading.text)
		storage.forget(slotOf(code))
	}
	return reading
}

export async function lastDesign(storage: KeptChoices): Promise<Reading> {
	const code = storage.read(lastKey)
	return code === null ? { kind: 'none' } : keptDesign(storage, code)
}

/** The designs of this device that can be read and shown, the last one saved first. */
export async function keptDesigns(storage: KeptChoices): Promise<KeptDesign[]> {
	const texts = storage.keys().flatMap((key) => (codeOfKey(key) === null ? [] : storage.read(key)))
	if (texts.length > 0) await documentReader()
	const readings = await thoseAtHand(texts.map(readAutosave))
	return readings
		.flatMap((reading) => (reading.kind === 'kept' ? [reading.design] : []))
		.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

export type Saving = 'saved' | 'conflict' | 'refused'

/** Writes a design unless another tab wrote it since `known`, the last revision that this tab saw. */
export function keepDesign(storage: KeptChoices, design: KeptDesign, known: number): Saving {
	const present = keptMark(storage, design.code)
	if (present !== null && present.tab !== design.tab && present.revision > known) return 'conflict'
	if (!storage.keep(slotOf(design.code), JSON.stringify(design))) return 'refused'
	storage.keep(lastKey, design.code)
	forgetOldest(storage)
	return 'saved'
}

export function codeOfKey(key: string | null): string | null {
	return key?.startsWith(slotOf('')) ? key.slice(slotOf('').length) : null
}

export function putAside(storage: KeptChoices, code: string): void {
	storage.keep(asideKey, code)
}

export async function asideDesign(storage: KeptChoices): Promise<KeptDesign | null> {
	const code = storage.read(asideKey)
	if (code === null) return null
	const reading = await keptDesign(storage, code)
	return reading.kind === 'kept' ? reading.design : null
}

export function forgetAside(storage: KeptChoices): void {
	storage.forget(asideKey)
}

function forgetOldest(storage: KeptChoices): void {
	const codes = storage.keys().flatMap((key) => codeOfKey(key) ?? [])
	if (codes.length <= slotsKept) return
	const protectedCodes = [storage.read(lastKey), storage.read(asideKey)]
	const oldest = codes
		.filter((code) => !protectedCodes.includes(code))
		.map((code) => ({ code, rank: rankOf(keptMark(storage, code)) }))
		.toSorted((a, b) => a.rank.localeCompare(b.rank))
	for (const { code } of oldest.slice(0, codes.length - slotsKept)) storage.forget(slotOf(code))
}

/** Starts that were left as they were go before any design, the older ones first. */
function rankOf(mark: Mark | null): string {
	return mark === null ? '' : `${mark.isStart ? 0 : 1} ${mark.savedAt}`
}

/** How the design that `lastDesign` reads was left. */
export function lastMark(storage: KeptChoices): Mark | null {
	const code = storage.read(lastKey)
	return code === null ? null : keptMark(storage, code)
}

/** What tells one writing of a design from another. */
export function keptMark(storage: KeptChoices, code: string): Mark | null {
	return markOf(storage.read(slotOf(code)))
}
