import type { Furniture } from '@gabarit/engine'
import type { Frozen } from '../order-snapshots-table.ts'

/** Each template once. */
function racksOf({ runs }: Furniture): string[] {
	const bays = runs.flatMap(({ modules }) => modules.flatMap((module) => module.bays))
	return [...new Set(bays.flatMap(({ template }) => template ?? []))].toSorted()
}

/** The colour of most fronts; of furniture without fronts, that of most boards. */
function colourOf({ boards, fronts }: Furniture): string | null {
	const inFront = new Set(fronts.map(({ board }) => board))
	const seen = inFront.size > 0 ? boards.filter(({ id }) => inFront.has(id)) : boards
	const counts = Map.groupBy(seen, ({ material }) => material)
	const most = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]
	return most?.[0] ?? null
}

/** What the dashboard counts of the furniture. */
export function chosenColumns({ furniture }: Pick<Frozen, 'furniture'>) {
	return { racks: racksOf(furniture), colour: colourOf(furniture) }
}
