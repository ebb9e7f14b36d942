// A run as its zones: a breast or recesses part it, a flat wall is one zone (domain 4.3).
import type { Design, Furniture, RunSide } from '@gabarit/engine'

export type ZoneOfRun = {
	/** Index in the run of its first module. */
	first: number
	count: number
	/** Of its modules together; null while the furniture cannot be made. */
	width: number | null
}

/** Where each zone of a run begins and ends among its modules, and how wide it is as made. */
export function zonesOf(design: Design, furniture: Furniture | null, side: RunSide): ZoneOfRun[] {
	const made = furniture?.runs.find((run) => run.side === side)
	let first = 0
	return (design.runs.find((run) => run.side === side)?.zones ?? []).map(({ modules }) => {
		const own = made?.modules.slice(first, first + modules.length)
		const width = own?.reduce((sum, module) => sum + module.width, 0) ?? null
		const zone = { first, count: modules.length, width }
		first += modules.length
		return zone
	})
}

/** The zone of a run in which a module stands. */
export function zoneAt(zones: readonly ZoneOfRun[], module: number): number {
	const at = zones.findIndex(({ first, count }) => module >= first && module < first + count)
	return Math.max(0, at)
}
