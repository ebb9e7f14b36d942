// Every query of a list that its model allows one filter of: each value of an enumeration, each sort both ways, and
// samples for the rest. A filter without a sample is an error, so that a new one is measured.
import { z } from 'zod'

export type Query = Record<string, string>
/** By the name of the filter: what it is asked for, one query each. */
export type Samples = Record<string, readonly string[]>

type Parts = { innerType?: unknown; options?: unknown[]; in?: unknown; element?: unknown }
const partsOf = (schema: unknown) =>
	schema instanceof z.ZodType ? (schema.def as unknown as Parts) : {}

/** Of an enumeration, wherever it is wrapped. */
function valuesOf(schema: unknown): readonly string[] | null {
	if (schema instanceof z.ZodEnum) return schema.options.map(String)
	const { innerType, options = [], in: before, element } = partsOf(schema)
	for (const part of [innerType, before, element, ...options]) {
		const found = part === undefined ? null : valuesOf(part)
		if (found !== null) return found
	}
	return null
}

function isFlag(schema: unknown): boolean {
	if (schema instanceof z.ZodLiteral) return schema.value === true
	const { innerType, options = [] } = partsOf(schema)
	const inner = options[0] ?? innerType
	return inner !== undefined && isFlag(inner)
}

/** Both ways, where the list has a direction. */
function sortedBy(sorts: readonly string[], directions: readonly string[]): Query[] {
	const ways = directions.length > 0 ? directions : ['']
	return sorts.flatMap((sort) =>
		ways.map((direction) => ({ sort, ...(direction && { direction }) })),
	)
}

const ofPages = ['after', 'before', 'limit', 'direction']

function queriesFor(name: string, schema: unknown, samples: Samples): Query[] {
	const given = samples[name]
	const values = given ?? (isFlag(schema) ? ['true'] : valuesOf(schema))
	if (values === null) throw new Error(`no sample of the filter ${name}`)
	return values.map((value) => ({ [name]: value }))
}

export function queriesOf(schema: z.ZodObject, samples: Samples): Query[] {
	const shape = schema.shape as Record<string, unknown>
	const filters = Object.entries(shape).filter(
		([name]) => !ofPages.includes(name) && name !== 'sort',
	)
	return [
		{},
		...filters.flatMap(([name, of]) => queriesFor(name, of, samples)),
		...sortedBy(valuesOf(shape['sort']) ?? [], valuesOf(shape['direction']) ?? []),
	]
}
