// A breast or recesses divide a run into zones; a flat wall is one zone (domain 4.3).
import type { Design, Furniture, RunSide } from '@gabarit/engine'

export type ZoneOfRun = {
	/** Index in the run of its first module. */
	first: number
	count: number
	/** Width of its modules together; null while the furniture cannot be made. */
	width: number | null
}

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

export function zoneAt(zones: readonly ZoneOfRun[], module: number): number {
	const at = zones.findIndex(({ first, count }) => module >= first && module < first + count)
	return Math.max(0, at)
}
