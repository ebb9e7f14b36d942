// What the buyer confirms once: his measures, with the choices that decide what is measured.
import type { Configuration } from '@gabarit/engine'

const chosenBefore = ['type', 'footprint', 'walls', 'wall', 'fix'] as const
const measures = [
	'room',
	'hu',
	'height',
	'depth',
	'width',
	'pos',
	'slope',
	'stair',
	'screen',
] as const
const confirmedFields: readonly string[] = [...chosenBefore, ...measures]

/** Two designs with the same text have the same measures; undo brings a confirmation back with them. */
export function measuredOf(configuration: Configuration): string {
	const own = Object.entries(configuration).filter(([field]) => confirmedFields.includes(field))
	return JSON.stringify(sorted(Object.fromEntries(own)))
}

function sorted(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
	const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return Object.fromEntries(entries.map(([key, own]) => [key, sorted(own)]))
}
