import type { Furniture } from '@gabarit/engine'

/** Leaves and drawers, by their ids. */
export function frontsOf({ fronts }: Pick<Furniture, 'fronts'>): string[] {
	return fronts.filter(({ kind }) => kind !== 'FakeDoor').map(({ id }) => id)
}
