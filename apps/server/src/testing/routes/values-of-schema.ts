// Values of a JSON schema, drawn at random: what the document of the API allows. Patterns are met by drawing from them.
import fc from 'fast-check'

export type Schema = {
	$ref?: string
	type?: string | string[]
	enum?: unknown[]
	const?: unknown
	anyOf?: Schema[]
	oneOf?: Schema[]
	allOf?: Schema[]
	properties?: Record<string, Schema>
	required?: string[]
	items?: Schema
	prefixItems?: Schema[]
	format?: string
	pattern?: string
	minLength?: number
	maxLength?: number
	minimum?: number
	maximum?: number
	minItems?: number
	maxItems?: number
}

const most = 1_000_000

function refOf(ref: string, document: object): Schema {
	const steps = ref.replace(/^#\//, '').split('/')
	let found: unknown = document
	for (const step of steps) found = (found as Record<string, unknown>)[step]
	return found as Schema
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
	if (format === 'email') return fc.emailAddress()
	if (format === 'uuid') return fc.uuid()
	if (format === 'date') return fc.constantFrom('2026-11-21', '2024-02-29', '1999-12-31')
	if (format === 'date-time') return fc.constantFrom('2026-11-21T11:00:00Z', '2024-02-29T00:00:00Z')
	const plain = fc.string({
		minLength,
		maxLength: Math.max(minLength, Math.min(maxLength, 60)),
		unit: 'grapheme',
	})
	if (pattern === undefined) return plain
	try {
		return fc.stringMatching(new RegExp(pattern))
	} catch {
		return plain
	}
}

function objectsOf(schema: Schema, document: object, depth: number): fc.Arbitrary<unknown> {
	const properties = Object.entries(schema.properties ?? {})
	const required = schema.required ?? []
	const drawn = properties.filter(([name]) => depth < 8 || required.includes(name))
	return fc.record(
		Object.fromEntries(drawn.map(([name, of]) => [name, valuesOf(of, document, depth + 1)])),
		{ requiredKeys: required.filter((name) => schema.properties?.[name]) },
	)
}

function numbersOf({ type, minimum = -most, maximum = most }: Schema): fc.Arbitrary<number> {
	const min = Math.max(minimum, -most)
	const max = Math.max(min, Math.min(maximum, most))
	if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
	return fc.double({ min, max, noNaN: true })
}

export function valuesOf(schema: Schema, document: object, depth = 0): fc.Arbitrary<unknown> {
	if (schema.$ref !== undefined) return valuesOf(refOf(schema.$ref, document), document, depth + 1)
	if (schema.const !== undefined) return fc.constant(schema.const)
	if (schema.enum) return fc.constantFrom(...schema.enum)
	const choices = schema.anyOf ?? schema.oneOf
	if (choices) return fc.oneof(...choices.map((it) => valuesOf(it, document, depth + 1)))
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
	if (type === 'object' || schema.properties) return objectsOf(schema, document, depth)
	if (type === 'array') {
		const { prefixItems, items = {}, minItems = 0, maxItems = 4 } = schema
		if (prefixItems) return fc.tuple(...prefixItems.map((it) => valuesOf(it, document, depth + 1)))
		const longest = Math.max(minItems, Math.min(maxItems, 4))
		return fc.array(valuesOf(items, document, depth + 1), {
			minLength: minItems,
			maxLength: longest,
		})
	}
	if (type === 'string') return textsOf(schema)
	if (type === 'integer' || type === 'number') return numbersOf({ ...schema, type })
	if (type === 'boolean') return fc.boolean()
	if (type === 'null') return fc.constant(null)
	return fc.jsonValue({ maxDepth: 1 })
}
