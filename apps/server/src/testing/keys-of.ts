// The paths of what a JSON answer holds: `rows[].customer.city`. Where the contract has a record, whose keys are data,
// its keys are one: `counts.*`. A path under which nothing but null came ends with `: null`.
import { contract } from '@gabarit/contract'
import { isContractProcedure } from '@orpc/contract'
import { z } from 'zod'

type Parts = Record<string, unknown>
const deepest = 12

const partsOf = (schema: z.ZodType): Parts => schema.def as unknown as Parts

function addRecords(schema: unknown, at: string, found: Set<string>): void {
	if (!(schema instanceof z.ZodType) || at.split(/[.[]/).length > deepest) return
	const def = partsOf(schema)
	if (schema instanceof z.ZodRecord) found.add(at)
	if (schema instanceof z.ZodRecord) return addRecords(def['valueType'], `${at}.*`, found)
	if (schema instanceof z.ZodArray) return addRecords(def['element'], `${at}[]`, found)
	if (schema instanceof z.ZodObject)
		for (const [name, part] of Object.entries(schema.shape))
			addRecords(part, `${at}.${name}`, found)
	const options = Array.isArray(def['options']) ? (def['options'] as unknown[]) : []
	const inner = ['innerType', 'in', 'out', 'left', 'right'].map((name) => def[name])
	for (const part of [...options, ...inner]) addRecords(part, at, found)
}

function outputOf(name: string): unknown {
	const found = name
		.split('.')
		.reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], contract)
	return isContractProcedure(found) ? found['~orpc'].outputSchema : undefined
}

const recordsByCall = new Map<string, Set<string>>()

function recordsOf(call: string): Set<string> {
	const known = recordsByCall.get(call)
	if (known) return known
	const found = new Set<string>()
	addRecords(outputOf(call), '', found)
	recordsByCall.set(call, found)
	return found
}

function walk(value: unknown, at: string, records: Set<string>, found: Map<string, boolean>): void {
	if (at !== '') found.set(at, (found.get(at) ?? false) || value !== null)
	if (Array.isArray(value)) for (const each of value) walk(each, `${at}[]`, records, found)
	else if (typeof value === 'object' && value !== null)
		for (const [name, each] of Object.entries(value))
			walk(each, `${at}.${records.has(at) ? '*' : name}`, records, found)
}

const nothing = ': null'
/** The path without its mark, as `.total`. */
export const pathOf = (key: string) => key.replace(nothing, '')
export const isNothing = (key: string) => key.endsWith(nothing)

/** Sorted; with those found before in other answers to the call. */
export function keysOf(
	call: string,
	answers: readonly unknown[],
	before: readonly string[] = [],
): string[] {
	const found = new Map(before.map((key) => [`.${pathOf(key)}`, !isNothing(key)]))
	for (const answer of answers) walk(answer, '', recordsOf(call), found)
	const keys = [...found].map(([path, isThere]) => (isThere ? path : path + nothing))
	return keys.map((key) => key.replace(/^\./, '')).toSorted()
}
