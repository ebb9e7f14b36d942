import type { Catalogue } from '../../../catalogue.ts'
import { MODULES_MAX } from '../../../constants.ts'
import type { RunSide } from '../../../issue.ts'
import type { BayChoice, ModuleChoice } from '../../../run/choices.ts'
import type { Design } from '../../../run/design.ts'
import type { ModuleKind } from '../../../run/layout/module-counts.ts'
import { modulePlacesOf } from '../../../run/layout/module-places.ts'
import { fitsRun, kindsOfCount, usualKindsOf } from '../../../run/layout/run-layout.ts'
import { type RunZone, runZonesOf } from '../../../run/layout/run-zones.ts'
import { baySizeIn } from '../../../run/module/bay/bay-size.ts'
import { usualTemplates } from '../../../run/module/usual-templates.ts'
import { completeDressing } from '../complete.ts'
import type { DressingConfiguration } from '../schema.ts'
import { nearestInterior } from './nearest-interior.ts'
import { baysIn, modulesIn, type StoredRun, withRun, writtenRun } from './run-choices.ts'

/** When the modules no longer fit: layouts to try, the nearest first, bays kept in order. */
export function laidOutAgain(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	side: RunSide,
): DressingConfiguration[] {
	const design = completeDressing(configuration, catalogue)
	const old = writtenRun(configuration, catalogue, side)
	const { zones } = runZonesOf(design, side)
	if (zones.length === 0) return []
	const ways = zones.map((zone, i) => kindsFor(zone, oldKinds(old, zones.length, i)))
	const most = Math.max(0, ...ways.map((way) => way.length))
	if (ways.some((way) => way.length === 0)) return []
	return Array.from({ length: most }, (_, n) => {
		const kinds = ways.map((way) => way[Math.min(n, way.length - 1)] ?? [])
		const cleared = withoutUnusedChoices(configuration, side, kinds.flat().length)
		return withRun(cleared, runOf(side, kinds, old, design))
	})
}

// A zone keeps its modules; where the wall now has other zones, they start from the usual ones.
function oldKinds(old: StoredRun | undefined, zones: number, index: number): ModuleKind[] | null {
	if (!old || old.zones.length !== zones) return null
	return old.zones[index]?.modules.map(({ kind }) => kind) ?? null
}

function kindsFor({ space }: RunZone, old: ModuleKind[] | null): ModuleKind[][] {
	const usual = usualKindsOf(space)
	const start = old ?? usual
	const byNearness = Array.from({ length: MODULES_MAX }, (_, i) => i + 1)
		.toSorted((a, b) => Math.abs(a - start.length) - Math.abs(b - start.length))
		.flatMap((count) => {
			const kinds = kindsOfCount(space, count)
			return kinds ? [kinds] : []
		})
	const own = start.length > 0 && fitsRun(space, start) ? [start] : []
	return [
		...own,
		...byNearness.filter((kinds) => kinds.join() !== start.join() || own.length === 0),
	]
}

function runOf(
	side: RunSide,
	kinds: readonly ModuleKind[][],
	old: StoredRun | undefined,
	design: Design,
): StoredRun {
	const before = modulesIn(old)
	const bays = baysIn(old)
	const draft = kinds.map((zone) => ({
		modules: zone.map((kind) => ({ kind, doors: true, bays: [] })),
	}))
	const others = design.runs.filter((run) => run.side !== side)
	const { zones } = runZonesOf({ ...design, runs: [...others, { side, zones: draft }] }, side)
	let index = -1
	return {
		side,
		zones: zones.map(({ space, modules, first }) => {
			const places = modulePlacesOf(modules, space, design, first)
			const usual = usualTemplates(places, design)
			return {
				modules: places.map((place, m): ModuleChoice => {
					index += 1
					const doors = before[index]?.doors
					return {
						kind: place.kind,
						...(doors !== undefined && { doors }),
						bays: place.bays.map((bay, b): BayChoice => {
							const chosen = bays.shift()
							const size = baySizeIn(space, bay, design)
							return chosen ? nearestInterior(chosen, size) : { template: usual[m]?.[b] ?? '00' }
						}),
					}
				}),
			}
		}),
	}
}

function withoutUnusedChoices(
	configuration: DressingConfiguration,
	side: RunSide,
	modules: number,
): DressingConfiguration {
	const { doors, filler } = configuration
	const sides = doors?.openingSides?.filter((it) => it.run !== side || it.module < modules)
	const custom = filler?.custom?.filter((it) => it.run !== side || it.after <= modules)
	return {
		...configuration,
		...(doors && sides && { doors: { ...doors, openingSides: sides } }),
		...(filler && custom && { filler: { ...filler, custom } }),
	}
}
