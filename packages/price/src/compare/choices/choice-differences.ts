// What was chosen otherwise in two stored configurations, field by field. The words are the caller's.
import {
	type Configuration,
	type FurnitureType,
	type InteriorKind,
	templateStacks,
} from '@gabarit/engine'
import { type ChosenPath, choiceKinds } from './choice-kinds.ts'
import type { ChoiceValue } from './choice-paths.ts'
import {
	type ChoicePlace,
	type FlatChoice,
	type FlatChoices,
	flatChoicesOf,
} from './flat-choices.ts'

/** A chosen value; `usual`: the field is not stored, so its usual value holds; `absent`: what it belongs to is not there. */
type ChosenValue =
	| { as: 'usual' | 'absent' }
	| { as: 'switch'; on: boolean }
	| { as: 'length' | 'number' | 'degrees' | 'inches'; numbers: readonly number[] }
	| { as: 'value'; value: ChoiceValue }
	| { as: 'type'; type: FurnitureType }
	| { as: 'text'; text: string }
	| { as: 'stacks'; stacks: readonly (readonly Stacked[])[] }

/** Of an interior, from the bottom. */
type Stacked = { kind: InteriorKind; count: number }

export type ChoiceDifference = {
	/** No other row has it. */
	key: string
	path: ChosenPath
	places: readonly ChoicePlace[]
	values: readonly [ChosenValue, ChosenValue]
}

type NameOf = (reference: string) => string

const order = Object.keys(choiceKinds).map((path) => path.split('/')[0])
const rankOf = ({ path }: ChoiceDifference) => order.indexOf(path.split('/')[0])

/** Colours and handles by the names of each side's catalogue. */
export function choiceDifferences(
	[a, b]: readonly [Configuration, Configuration],
	names: readonly [NameOf, NameOf],
): ChoiceDifference[] {
	const sides = [flatChoicesOf(a), flatChoicesOf(b)] as const
	const keys = new Set([...sides[0].choices.keys(), ...sides[1].choices.keys()])
	const rows = [...keys].flatMap((key): ChoiceDifference[] => {
		const [one, other] = [sides[0].choices.get(key), sides[1].choices.get(key)]
		const known = one ?? other
		if (known === undefined || isSaidBelow(one, other) || isAlike(one?.value, other?.value))
			return []
		const values = [
			chosenOf(one, known, sides[0], names[0]),
			chosenOf(other, known, sides[1], names[1]),
		] as const
		return [{ key, path: known.path, places: known.places, values }]
	})
	return rows.toSorted((left, right) => rankOf(left) - rankOf(right))
}

/** An object that one side has and the other does not mention: its own fields say so. */
function isSaidBelow(one: FlatChoice | undefined, other: FlatChoice | undefined): boolean {
	const only = one === undefined ? other : other === undefined ? one : undefined
	return only?.isPresence === true && only.value === true
}

/** Also where one side says more than the other without another choice: an empty list, for example. */
export function isStoredAlike(a: Configuration, b: Configuration): boolean {
	return isAlike(a, b)
}

function isAlike(one: unknown, other: unknown): boolean {
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
		return one === other
	const [left, right] = [one, other] as Readonly<Record<string, unknown>>[]
	const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])
	return (
		Array.isArray(one) === Array.isArray(other) &&
		[...keys].every((key) => isAlike(left?.[key], right?.[key]))
	)
}

function chosenOf(
	choice: FlatChoice | undefined,
	known: FlatChoice,
	side: FlatChoices,
	nameOf: NameOf,
): ChosenValue {
	if (choice === undefined) return { as: isMissing(known, side) ? 'absent' : 'usual' }
	const { value } = choice
	const kind = choiceKinds[choice.path]
	switch (kind) {
		case 'switch':
			return { as: 'switch', on: value === true }
		case 'value':
			return { as: 'value', value: value as ChoiceValue }
		case 'type':
			return { as: 'type', type: value as FurnitureType }
		case 'reference':
			return { as: 'text', text: nameOf(String(value)) }
		case 'template':
			return { as: 'stacks', stacks: [value].flat().map((template) => stackOf(String(template))) }
		case 'text':
			return { as: 'text', text: String(value) }
		default:
			return { as: kind, numbers: [value].flat() as number[] }
	}
}

/** An element that this side's list lacks, or a field of an object that it leaves out. */
function isMissing({ within }: FlatChoice, { gone, lists, elements }: FlatChoices): boolean {
	return within.some((key) => {
		const list = key.endsWith(']') ? key.slice(0, key.lastIndexOf('[')) : null
		return gone.has(key) || (list !== null && lists.has(list) && !elements.has(key))
	})
}

function stackOf(template: string): Stacked[] {
	const stack = templateStacks[template]?.stack ?? []
	return stack.map(({ kind, count = 1 }) => ({ kind, count }))
}
