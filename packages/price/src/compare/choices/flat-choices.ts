import type { Configuration, RunSide } from '@gabarit/engine'
import { type ChosenPath, choiceKinds, choiceLists } from './choice-kinds.ts'
import type { ChoiceList, ChoicePath } from './choice-paths.ts'

/** An element of a list, as a reader finds it: a number counts from 1. */
export type ChoicePlace = {
	list: ChoiceList
	/** The run that it belongs to. */
	side?: RunSide
	number: number
	column?: number
	row?: number
}

export type FlatChoice = {
	path: ChosenPath
	places: readonly ChoicePlace[]
	value: unknown
	/** Only says that the object is there: it may be left out by null. */
	isPresence: boolean
	/** What it stands in: objects and elements, from the outermost. */
	within: readonly string[]
}

export type FlatChoices = {
	choices: ReadonlyMap<string, FlatChoice>
	/** Lists that are given, even empty. */
	lists: ReadonlySet<string>
	elements: ReadonlySet<string>
	/** Objects that are left out by null. */
	gone: ReadonlySet<string>
}

type At = { key: string; path: string; places: readonly ChoicePlace[]; within: readonly string[] }
type Fields = Readonly<Record<string, unknown>>

const isPath = (path: string): path is ChoicePath => path in choiceKinds
const isChosen = (path: ChoicePath): path is ChosenPath => choiceKinds[path] !== 'place'
const isList = (path: string): path is ChoiceList => path in choiceLists
const elementOf = (list: string, id: string) => `${list}[${id}]`

/** The fields of a stored configuration that say something, one by one. */
export function flatChoicesOf(configuration: Configuration): FlatChoices {
	const choices = new Map<string, FlatChoice>()
	const lists = new Set<string>()
	const elements = new Set<string>()
	const gone = new Set<string>()
	const keep = ({ key, path, places, within }: At, value: unknown, isPresence = false) => {
		if (!isPath(path)) throw new Error(`no row for ${path}`)
		if (isChosen(path)) choices.set(key, { path, places, value, isPresence, within })
	}
	const walkList = (list: readonly unknown[], at: At, path: ChoiceList) => {
		lists.add(at.key)
		for (const [index, element] of list.entries()) {
			const one = element as Fields
			const id = idOf(one, path, index)
			const key = elementOf(at.key, elements.has(elementOf(at.key, id)) ? `${id} ${index}` : id)
			elements.add(key)
			const places = [...at.places, placeOf(one, path, index)]
			walkFields(one, { key, path, places, within: [...at.within, key] })
		}
	}
	const walkFields = (object: Fields, at: At) => {
		for (const [name, value] of Object.entries(object)) {
			const key = at.key === '' ? name : `${at.key}/${name}`
			const path = at.path === '' ? name : `${at.path}/${name}`
			walk(value, { ...at, key, path })
		}
	}
	const walk = (value: unknown, at: At) => {
		if (value === undefined) return
		if (Array.isArray(value) && isList(at.path)) walkList(value, at, at.path)
		else if (value === null) {
			gone.add(at.key)
			keep(at, false, true)
		} else if (typeof value === 'object' && !Array.isArray(value)) {
			if (isPath(at.path) && choiceKinds[at.path] === 'switch') keep(at, true, true)
			walkFields(value as Fields, { ...at, within: [...at.within, at.key] })
		} else keep(at, value)
	}
	const { version: _version, ...fields } = configuration
	walkFields(fields, { key: '', path: '', places: [], within: [] })
	return { choices, lists, elements, gone }
}

function idOf(element: Fields, list: ChoiceList, index: number): string {
	const told = choiceLists[list]
	return told.length === 0 ? `${index}` : told.map((name) => String(element[name])).join(' ')
}

/** Only what it has. */
function placeOf(element: Fields, list: ChoiceList, index: number): ChoicePlace {
	const { side, run, after, module, column, row } = element as {
		side?: RunSide
		run?: RunSide
		after?: number
		module?: number
		column?: number
		row?: number
	}
	switch (list) {
		case 'runs':
			return { list, number: index + 1, ...(side && { side }) }
		case 'filler/custom':
			return { list, number: after ?? 0, ...(run && { side: run }) }
		case 'doors/openingSides':
			return { list, number: (module ?? 0) + 1, ...(run && { side: run }) }
		case 'cells':
			return { list, number: index + 1, column: (column ?? 0) + 1, row: (row ?? 0) + 1 }
		default:
			return { list, number: index + 1 }
	}
}
