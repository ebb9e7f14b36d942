// A module under a flight that had to change; its sizes, doors and handle change as those of every kind.
import type { MovedChoice, StairModule } from '@gabarit/engine'

/** Counted from 1; `to` null: there is no such module any more. */
export type StairsChanged = { number: number; from: StairModule | null; to: StairModule | null }

/** null where the choice is no module under a flight. */
export function stairsChangeOf({ field, from, to }: MovedChoice): StairsChanged | null {
	const [, index] = /^modules\.(\d+)$/u.exec(field) ?? []
	if (index === undefined || !(isModule(from) || isModule(to))) return null
	const at = (value: unknown) => (isModule(value) ? value : null)
	return { number: Number(index) + 1, from: at(from), to: at(to) }
}

function isModule(value: unknown): value is StairModule {
	return typeof value === 'object' && value !== null && 'fill' in value
}
