// Every query of a list that its model allows one filter of: each value of an enumeration, each sort both ways, and
// samples for the rest. A filter without a sample is an error, so that a new one is measured.
export type Query = Record<string, string>
/** By the name of the filter: what it is asked for, one query each. */
export type Samples = Record<string, readonly string[]>

/** What a schema of zod says of itself. */
export type Schema = {
	def: {
		type: string
		shape?: Record<string, Schema>
		entries?: Record<string, string>
		values?: unknown[]
		innerType?: Schema
		options?: Schema[]
		in?: Schema
		element?: Schema
	}
}

/** Of an enumeration, wherever it is wrapped. */
function valuesOf({ def }: Schema): readonly string[] | null {
	if (def.type === 'enum') return Object.values(def.entries ?? {})
	for (const part of [def.innerType, def.in, def.element, ...(def.options ?? [])]) {
		const found = part === undefined ? null : valuesOf(part)
		if (found !== null) return found
	}
	return null
}

function isFlag({ def }: Schema): boolean {
	if (def.type === 'literal') return def.values?.[0] === true
	const inner = def.options?.[0] ?? def.innerType
	return inner !== undefined && isFlag(inner)
}

/** Both ways, where the list has a direction. */
function sortedBy(sorts: readonly string[], directions: readonly string[]): Query[] {
	const ways = directions.length > 0 ? directions : ['']
	return sorts.flatMap((sort) =>
		ways.map((direction) => ({ sort, ...(direction && { direction }) })),
	)
}

const ofPages = ['after', 'before', 'limit']

function queriesFor(name: string, schema: Schema, samples: Samples): Query[] {
	const given = samples[name]
	const values = given ?? (isFlag(schema) ? ['true'] : valuesOf(schema))
	if (values === null) throw new Error(`no sample of the filter ${name}`)
	return values.map((value) => ({ [name]: value }))
}

export function queriesOf({ def }: Schema, samples: Samples): Query[] {
	const { sort, direction, ...filters } = def.shape ?? {}
	const asked = Object.entries(filters).filter(([name]) => !ofPages.includes(name))
	const sorts = sort ? valuesOf(sort) : null
	const ways = direction ? valuesOf(direction) : null
	return [
		{},
		...asked.flatMap(([name, of]) => queriesFor(name, of, samples)),
		...sortedBy(sorts ?? [], ways ?? []),
	]
}
