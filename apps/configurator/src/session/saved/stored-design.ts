// A kept design is read as strictly as a stranger's file. Loaded when there is one to read: who begins waits for no schema.
import { type Configuration, parseConfiguration } from '@gabarit/engine'
import { z } from 'zod'
import { measuredOf } from '../measured.ts'
import type { KeptWants } from '../wants.ts'
import { readCode } from './design-code.ts'
import { parsedJson } from './kept-mark.ts'

const count = z.int().min(0).max(999)

const wantsSchema = z.object({
	long: count,
	short: count,
	trousers: count,
	folded: z.int().min(0).max(9999),
	small: count,
	shoes: count,
	suitcases: count,
	persons: z.int().min(0).max(20),
	reach: z.int().min(1000).max(2400),
}) satisfies z.ZodType<KeptWants>

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
	/** Nothing was changed in it yet. */
	isStart: z.boolean().default(false),
	savedAt: z.iso.datetime(),
	revision: z.int().nonnegative(),
	tab: z.string().max(60),
})

/** A design as this device keeps it. `left`: its tab was closed on purpose, so it is offered, not reopened. */
export type KeptDesign = Omit<z.infer<typeof envelope>, 'configuration' | 'confirmed'> & {
	configuration: Configuration
	confirmed: string | null
}

/** null where it is no design that we know. */
export function readDocument(document: unknown): Configuration | null {
	const parsed = parseConfiguration(document)
	return parsed.ok ? parsed.value : null
}

/** null where it cannot be read. */
export function readStored(text: string): KeptDesign | null {
	const outer = envelope.safeParse(parsedJson(text))
	if (!outer.success) return null
	const configuration = readDocument(outer.data.configuration)
	if (configuration === null) return null
	return {
		...outer.data,
		configuration,
		confirmed: confirmedOf(outer.data.confirmed, configuration),
	}
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
