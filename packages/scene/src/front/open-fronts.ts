import type { Furniture } from '@gabarit/engine'

/** All leaves, none, or the fronts with the given ids. */
export function openFrontsOf(
	{ fronts }: Pick<Furniture, 'fronts'>,
	doorsOpen: boolean | readonly string[],
): ReadonlySet<string> {
	if (doorsOpen === true)
		return new Set(fronts.filter(({ kind }) => kind === 'Leaf').map(({ id }) => id))
	return new Set(doorsOpen === false ? [] : doorsOpen)
}
