// Which of a desk's choices have something to ask.
import type { DeskConfiguration, DeskPedestal } from '@gabarit/engine'
import { supportsOf } from './supports.ts'

function pedestalsOf(configuration: DeskConfiguration): DeskPedestal[] {
	return supportsOf(configuration).filter((support) => support.kind === 'Pedestal')
}

export function hasPedestal(configuration: DeskConfiguration): boolean {
	return pedestalsOf(configuration).length > 0
}

export function hasDoor(configuration: DeskConfiguration): boolean {
	return pedestalsOf(configuration).some(({ door }) => door !== undefined)
}

/** A front that is pulled: the usual pedestal has drawers. */
export function hasPull(configuration: DeskConfiguration): boolean {
	return pedestalsOf(configuration).some(
		({ door, drawers, shelves }) =>
			door !== undefined || drawers !== undefined || shelves === undefined,
	)
}
