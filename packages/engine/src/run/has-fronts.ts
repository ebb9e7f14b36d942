import type { RunSide } from '../issue.ts'
import type { Design, DesignBay, DesignZone } from './design.ts'
import { templateStacks } from './module/templates.ts'

export function zonesOfChoice(bay: DesignBay): readonly DesignZone[] {
	return 'template' in bay ? (templateStacks[bay.template]?.stack ?? []) : bay.zones
}

/** Overlay fronts stand in the plane of the leaves. */
export function hasOverlayDrawers(bay: DesignBay): boolean {
	return zonesOfChoice(bay).some((zone) => zone.kind === 'OverlayDrawer')
}

/**
 * One leaf, overlay front or front over a whole module makes the whole run deeper (domain 0, D_TOTAL).
 * Modules not chosen yet have doors where the furniture has.
 */
export function hasFronts(
	design: Pick<Design, 'chest' | 'doors' | 'runs'>,
	side: RunSide,
): boolean {
	if (design.chest) return true
	const run = design.runs.find((candidate) => candidate.side === side)
	const modules = run?.zones.flatMap((zone) => zone.modules) ?? []
	if (modules.some(({ bays, wholeFront }) => wholeFront || bays.some(hasOverlayDrawers)))
		return true
	return design.doors !== null && (modules.length === 0 || modules.some((module) => module.doors))
}
