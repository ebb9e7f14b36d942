import type { Catalogue } from '../../../catalogue.ts'
import type { Furniture } from '../../../furniture/furniture.ts'
import { type Services, servicesOf } from '../../../run/capacity/services.ts'
import type { Kind } from '../../../run/capacity/wants.ts'
import type { BayPosition } from '../../../run/choices.ts'
import type { Design } from '../../../run/design.ts'
import { hasFronts } from '../../../run/has-fronts.ts'
import type { ModulePlace } from '../../../run/layout/module-places.ts'
import { runPlacesOf, runZonesOf } from '../../../run/layout/run-zones.ts'
import { type BaySize, fitsTemplate, usualThickness } from '../../../run/module/bay/bay-limits.ts'
import { baySizeIn } from '../../../run/module/bay/bay-size.ts'
import { builtStack } from '../../../run/module/built-stack.ts'
import { stackZones } from '../../../run/module/stack.ts'
import { type Template, templateStacks } from '../../../run/module/templates.ts'
import { buildDressing } from '../build.ts'
import { completeDressing } from '../complete.ts'
import { writtenRuns } from '../option/with-choice.ts'
import type { DressingConfiguration } from '../schema.ts'
import type { Candidate } from './best-layouts.ts'
import { movingPartsOf } from './moving-parts.ts'

export type PriceOf = (furniture: Furniture) => number

/** Bays of one `group` take the same interiors at the same cost. */
export type BayToFill = {
	position: BayPosition
	size: BaySize
	thickness: 18 | 28
	fronts: boolean
	group: string
}

export function baysToFill(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): BayToFill[] {
	const design = completeDressing(configuration, catalogue)
	const empty = completeDressing(
		withTemplates(configuration, catalogue, () => '00'),
		catalogue,
	)
	return design.runs.flatMap(({ side, zones }) => {
		const chosen = zones.flatMap(({ modules }) => modules)
		return runPlacesOf(runZonesOf(empty, side), empty).flatMap((place, module) =>
			place.bays.map((_, bay) => {
				const thickness = chosen[module]?.bays[bay]?.thickness
				return bayToFill({ run: side, module, bay }, place, empty, thickness)
			}),
		)
	})
}

function bayToFill(
	position: BayPosition,
	place: ModulePlace,
	design: Design,
	chosen: 18 | 28 | undefined,
): BayToFill {
	const { space } = place
	const bay = place.bays[position.bay] ?? {
		x: 0,
		width: 0,
		height: 0,
		side: 0,
		level: false,
		blind: false,
	}
	const size = baySizeIn(space, bay, design)
	const thickness = chosen ?? usualThickness(size)
	const fronts = hasFronts(design, position.run)
	const facts = [
		position.run,
		size.width,
		size.height,
		size.depth,
		size.blind,
		thickness,
		size.floor,
		size.midShelf,
	]
	return { position, size, thickness, fronts, group: [...facts, place.width].join() }
}

export function withTemplates(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	templateAt: (position: BayPosition) => string,
): DressingConfiguration {
	const runs = writtenRuns(configuration, catalogue).map(({ side, zones }) => {
		let module = -1
		return {
			side,
			zones: zones.map(({ modules }) => ({
				modules: modules.map((choice) => {
					module += 1
					const bays = (choice.bays ?? []).map(({ thickness, led }, bay) => ({
						template: templateAt({ run: side, module, bay }),
						...(thickness !== undefined && { thickness }),
						...(led !== undefined && { led }),
					}))
					return { ...choice, bays }
				}),
			})),
		}
	})
	return { ...configuration, runs }
}

/** Shelves only: the bay is reached through its neighbour (domain 5.3). */
const behindCorner = new Set(['00', '01', '02', '03', '04', '05', '06'])

export function candidatesOf(
	bay: BayToFill,
	wantedKinds: readonly Kind[],
	reach: number,
	costOf: (template: string) => number | null,
): Candidate[] {
	const best = new Map<string, Candidate>()
	for (const [id, template] of Object.entries(templateStacks)) {
		if (!goesIn(id, template, bay)) continue
		const candidate = candidateOf(id, template, bay, { wantedKinds, reach })
		const cost = costOf(id)
		if (cost === null) continue
		const alike = `${JSON.stringify(candidate.zones)} ${candidate.moving}`
		const known = best.get(alike)
		const priced = { ...candidate, price: candidate.price + cost }
		if (!known || priced.price < known.price) best.set(alike, priced)
	}
	return [...best.values()]
}

// Overlay fronts on a run without any would move its front plane, and everything behind it.
function goesIn(id: string, { stack }: Template, bay: BayToFill): boolean {
	const { size, thickness, fronts } = bay
	if (size.blind && !behindCorner.has(id)) return false
	if (!fronts && stack.some(({ kind }) => kind === 'OverlayDrawer')) return false
	return fitsTemplate(id, size, thickness)
}

/** A tie-breaker: of two interiors that meet the wants equally, the one that holds more. Below a cent per piece. */
const SPARE_PIECE = 1e-6

function candidateOf(
	id: string,
	template: Template,
	{ size, thickness }: BayToFill,
	{ wantedKinds, reach }: { wantedKinds: readonly Kind[]; reach: number },
): Candidate {
	const { zones } = stackZones(builtStack(template.stack, size, thickness), size, thickness)
	const { width, depth } = size
	const all = servicesOf({ width, depth, shelfThickness: thickness, zones }, reach)
	const serving = all
		.map((services) => wantedKinds.map((kind) => services[kind] ?? 0))
		.filter((services) => services.some((pieces) => pieces > 0))
	const spare = all.reduce((sum, services) => sum + mostPieces(services), 0)
	return { id, zones: serving, moving: movingPartsOf(zones), price: -SPARE_PIECE * spare }
}

function mostPieces(services: Services): number {
	return Math.max(0, ...Object.values(services))
}

export function costsOf(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	priceOf: PriceOf | undefined,
): (bay: BayToFill, template: string) => number | null {
	const known = new Map<string, number | null>()
	const priceOfWith = (position: BayPosition | null, template: string): number | null => {
		const wanted = withTemplates(configuration, catalogue, (other) =>
			position !== null && isSame(other, position) ? template : '00',
		)
		const result = buildDressing(wanted, catalogue)
		return result.ok ? (priceOf?.(result.value) ?? 0) : null
	}
	let empty: number | null | undefined
	const cost = (bay: BayToFill, template: string) => {
		empty ??= priceOfWith(null, '00')
		if (empty === null) return 0
		const filled = priceOfWith(bay.position, template)
		return filled === null ? null : filled - empty
	}
	return (bay, template) => {
		const hasOverlay = templateStacks[template]?.stack[0]?.kind === 'OverlayDrawer'
		if (!priceOf && !hasOverlay) return 0
		const key = `${bay.group} ${template}`
		const seen = known.get(key)
		if (seen !== undefined) return seen
		const fresh = cost(bay, template)
		known.set(key, fresh)
		return fresh
	}
}

function isSame(a: BayPosition, b: BayPosition): boolean {
	return a.run === b.run && a.module === b.module && a.bay === b.bay
}
