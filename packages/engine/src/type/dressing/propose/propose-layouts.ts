import type { Catalogue } from '../../../catalogue.ts'
import type { Capacity, Furniture } from '../../../furniture/furniture.ts'
import { kinds, targetsOf, type Wants } from '../../../run/capacity/wants.ts'
import type { BayPosition } from '../../../run/choices.ts'
import { runPlacesOf, runZonesOf } from '../../../run/layout/run-zones.ts'
import { usualTemplates } from '../../../run/module/usual-templates.ts'
import { buildDressing } from '../build.ts'
import { completeDressing } from '../complete.ts'
import type { DressingConfiguration } from '../schema.ts'
import {
	type BayToFill,
	baysToFill,
	candidatesOf,
	costsOf,
	type PriceOf,
	withTemplates,
} from './bay-candidates.ts'
import { bestLayouts, type Candidate, compareLayouts, type Layout } from './best-layouts.ts'
import { type Meter, meterOf } from './meter.ts'
import { movingPartsOf } from './moving-parts.ts'

export type LayoutProposal = {
	configuration: DressingConfiguration
	furniture: Furniture
	bays: (BayPosition & { template: string })[]
	capacity: Capacity
	meter: Meter
	moving: number
	price: number | null
}

const PROPOSALS_MAX = 5
const WIDTH = { best: 640, other: 32 } as const
/** Layouts count as different from so many bays on. */
const BAYS_APART = 2

export function proposeLayouts(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	wants: Wants,
	priceOf?: PriceOf,
): LayoutProposal[] {
	const search = searchOf(configuration, catalogue, wants, priceOf)
	if (search.wanted.length === 0 || search.bays.length === 0) return []
	const usual = proposalOf(usualLayout(configuration, catalogue), search)
	const least = usual ? satisfied(usual) : 0
	const best = bestBuilt(search, new Set(), WIDTH.best, least)
	const found = [best, usual, ...(best ? otherWays(best, search, least) : [])]
	return ranked(
		found.filter((proposal) => proposal !== null),
		search,
		least,
	)
}

// Another way is the best layout without one interior of the first.
function otherWays(best: LayoutProposal, search: Search, least: number): LayoutProposal[] {
	return mostUsed(best).flatMap((template): LayoutProposal[] => {
		const other = bestBuilt(search, new Set([template]), WIDTH.other, least)
		if (!other || baysApart(best, other) >= BAYS_APART) return other ? [other] : []
		const substitute = other.bays.find((bay, i) => bay.template !== best.bays[i]?.template)
		const banned = new Set([template, substitute?.template ?? template])
		const third = bestBuilt(search, banned, WIDTH.other, least)
		return third ? [third] : []
	})
}

type Search = {
	configuration: DressingConfiguration
	catalogue: Catalogue
	wants: Wants
	priceOf: PriceOf | undefined
	bays: BayToFill[]
	candidates: Candidate[][]
	wanted: number[]
}

function searchOf(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	wants: Wants,
	priceOf: PriceOf | undefined,
): Search {
	const { wanted, reach } = targetsOf(wants)
	const wantedKinds = kinds.filter((kind) => wanted[kind] > 0)
	const bays = baysToFill(configuration, catalogue)
	const costOf = costsOf(configuration, catalogue, priceOf)
	const groups = new Map<string, Candidate[]>()
	const candidates = bays.map((bay) => {
		const known = groups.get(bay.group)
		if (known) return known
		const fresh = candidatesOf(bay, wantedKinds, reach, (id) => costOf(bay, id))
		groups.set(bay.group, fresh)
		return fresh
	})
	const counts = wantedKinds.map((kind) => wanted[kind])
	return { configuration, catalogue, wants, priceOf, bays, candidates, wanted: counts }
}

const TRIES = 6

function bestBuilt(
	search: Search,
	banned: ReadonlySet<string>,
	width: number,
	least: number,
): LayoutProposal | null {
	const { bays, candidates, wanted } = search
	const allowed = candidates.map((offered) => {
		const others = offered.filter(({ id }) => !banned.has(id))
		return others.length > 0 ? others : offered
	})
	const layouts = bestLayouts(allowed, wanted, width).filter(
		({ held }) => held.filter((pieces, i) => pieces >= (wanted[i] ?? 0)).length >= least,
	)
	for (const layout of layouts.slice(0, TRIES)) {
		const templates = new Map(
			bays.map(({ position }, i) => [nameOf(position), templateAt(allowed, layout, i)]),
		)
		const proposal = proposalOf((position) => templates.get(nameOf(position)) ?? '00', search)
		if (proposal) return proposal
	}
	return null
}

function templateAt(allowed: readonly Candidate[][], { picks }: Layout, bay: number): string {
	return allowed[bay]?.[picks[bay] ?? 0]?.id ?? '00'
}

const nameOf = ({ run, module, bay }: BayPosition) => `${run} ${module} ${bay}`

function proposalOf(
	template: (position: BayPosition) => string,
	{ configuration, catalogue, wants, priceOf, bays }: Search,
): LayoutProposal | null {
	const filled = withTemplates(configuration, catalogue, template)
	const result = buildDressing(filled, catalogue)
	if (!result.ok) return null
	const furniture = result.value
	const zones = furniture.runs.flatMap(({ modules }) =>
		modules.flatMap((module) => module.bays.flatMap((bay) => bay.zones)),
	)
	return {
		configuration: filled,
		furniture,
		bays: bays.map(({ position }) => ({ ...position, template: template(position) })),
		capacity: furniture.capacity,
		meter: meterOf(furniture, wants),
		moving: movingPartsOf(zones),
		price: priceOf ? priceOf(furniture) : null,
	}
}

/** The fixed cycle of domain 5.3, which every proposal must match or beat. */
function usualLayout(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): (position: BayPosition) => string {
	const design = completeDressing(configuration, catalogue)
	const templates = new Map(
		design.runs.map(({ side }) => {
			const places = runPlacesOf(runZonesOf(design, side), design)
			return [side, usualTemplates(places, design)]
		}),
	)
	return ({ run, module, bay }) => templates.get(run)?.[module]?.[bay] ?? '00'
}

function satisfied({ meter }: LayoutProposal): number {
	return meter.needs.filter(({ wanted, shortage }) => wanted > 0 && shortage === 0).length
}

function mostUsed({ bays }: LayoutProposal): string[] {
	const counts = new Map<string, number>()
	for (const { template } of bays) counts.set(template, (counts.get(template) ?? 0) + 1)
	return [...counts]
		.toSorted((a, b) => b[1] - a[1])
		.slice(0, PROPOSALS_MAX)
		.map(([template]) => template)
}

function ranked(found: readonly LayoutProposal[], search: Search, least: number): LayoutProposal[] {
	const wanted = search.wanted
	const score = ({ meter, moving, price }: LayoutProposal) => ({
		held: meter.needs.filter((need) => need.wanted > 0).map(({ held }) => held),
		moving,
		price: price ?? 0,
	})
	const chosen: LayoutProposal[] = []
	const sorted = found
		.filter((proposal) => satisfied(proposal) >= least)
		.toSorted((a, b) => compareLayouts(score(a), score(b), wanted))
	for (const proposal of sorted) {
		const isOther = chosen.every((other) => baysApart(other, proposal) >= BAYS_APART)
		if (isOther && chosen.length < PROPOSALS_MAX) chosen.push(proposal)
	}
	return chosen
}

function baysApart(a: LayoutProposal, b: LayoutProposal): number {
	return a.bays.filter(({ template }, i) => template !== b.bays[i]?.template).length
}
