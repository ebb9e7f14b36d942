// The autosave holds one slot a design on this device and is read as strictly as a stranger's file.
import { type Configuration, parseConfiguration } from '@gabarit/engine'
import { z } from 'zod'
import type { KeptChoices } from '../../lib/kept-choice.ts'
import { measuredOf } from '../measured.ts'
import { wantsSchema } from '../wants.ts'
import { readCode } from './design-code.ts'

const envelope = z.object({
	format: z.literal(1),
	code: z.string().refine((code) => readCode(code) === code),
	parent: z.string().max(40).nullable(),
	configuration: z.unknown(),
	visited: z.array(z.string().max(40)).max(40),
	/** A list names the steps confirmed before measures were confirmed once for all. */
	confirmed: z
		.union([z.string().max(20_000).nullable(), z.array(z.string().max(40)).max(40)])
		// One that cannot be read is asked for again; the design stays.
		.catch(null),
	special: z
		.array(z.enum(['slope', 'wall']))
		.max(2)
		.default([]),
	wants: wantsSchema.nullable().default(null),
	step: z.string().max(40).nullable(),
	externalReference: z.string().max(200).nullable(),
	frozen: z.boolean(),
	left: z.boolean(),
	savedAt: z.iso.datetime(),
	revision: z.int().nonnegative(),
	tab: z.string().max(60),
})

/** A design as this device keeps it. `left`: its tab was closed on purpose, so it is offered, not reopened. */
export type KeptDesign = Omit<z.infer<typeof envelope>, 'configuration' | 'confirmed'> & {
	configuration: Configuration
	confirmed: string | null
}

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
export function readAutosave(text: string | null): Reading {
	if (text === null) return { kind: 'none' }
	const outer = envelope.safeParse(parsedJson(text))
	if (!outer.success) return { kind: 'spoilt', text }
	const inner = parseConfiguration(outer.data.configuration)
	if (!inner.ok) return { kind: 'spoilt', text }
	const { value: configuration } = inner
	const confirmed = confirmedOf(outer.data.confirmed, configuration)
	return { kind: 'kept', design: { ...outer.data, configuration, confirmed } }
}

function confirmedOf(
	kept: z.infer<typeof envelope>['confirmed'],
	configuration: Configuration,
): string | null {
	if (!Array.isArray(kept)) return kept
	const asked = 'slope' in configuration ? ['SlopeMeasurements'] : []
	const said = ['FootprintMeasurements', ...asked].every((step) => kept.includes(step))
	return said ? measuredOf(configuration) : null
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** An unreadable design moves to a key of its own, so that nothing is thrown away. */
export function keptDesign(storage: KeptChoices, code: string): Reading {
	const reading = readAutosave(storage.read(slotOf(code)))
	if (reading.kind === 'spoilt') {
		storage.keep(spoiltKey, reading.text)
		storage.forget(slotOf(code))
	}
	return reading
}

export function lastDesign(storage: KeptChoices): Reading {
	const code = storage.read(lastKey)
	return code === null ? { kind: 'none' } : keptDesign(storage, code)
}

/** The designs of this device that can be read, the last one saved first. */
export function keptDesigns(storage: KeptChoices): KeptDesign[] {
	return storage
		.keys()
		.flatMap((key) => {
			const reading = readAutosave(codeOfKey(key) === null ? null : storage.read(key))
			return reading.kind === 'kept' ? [reading.design] : []
		})
		.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

export type Saving = 'saved' | 'conflict' | 'refused'

/** Writes a design unless another tab wrote it since `known`, the last revision that this tab saw. */
export function keepDesign(storage: KeptChoices, design: KeptDesign, known: number): Saving {
	const present = readAutosave(storage.read(slotOf(design.code)))
	if (present.kind === 'kept') {
		const { revision, tab } = present.design
		if (tab !== design.tab && revision > known) return 'conflict'
	}
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

export function asideDesign(storage: KeptChoices): KeptDesign | null {
	const code = storage.read(asideKey)
	if (code === null) return null
	const reading = keptDesign(storage, code)
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
		.map((code) => ({ code, savedAt: savedAtOf(storage, code) }))
		.toSorted((a, b) => a.savedAt.localeCompare(b.savedAt))
	for (const { code } of oldest.slice(0, codes.length - slotsKept)) storage.forget(slotOf(code))
}

function savedAtOf(storage: KeptChoices, code: string): string {
	const reading = readAutosave(storage.read(slotOf(code)))
	return reading.kind === 'kept' ? reading.design.savedAt : ''
}
