import type { Catalogue } from '../../../catalogue.ts'
import { sagLimitOf, sagOf, shelfLoadOf } from '../../../check/sag.ts'
import { MODULES_MAX } from '../../../constants.ts'
import { createIssue } from '../../../create-issue.ts'
import type { Issue, RunSide } from '../../../issue.ts'
import type { BayChoice, BayPosition, ModuleChoice } from '../../../run/choices.ts'
import type { Design } from '../../../run/design.ts'
import type { ModuleKind } from '../../../run/layout/module-counts.ts'
import { modulePlacesOf } from '../../../run/layout/module-places.ts'
import {
	isBlindAt,
	kindsOfCount,
	limitsAt,
	usualKindsOf,
	widthsOf,
} from '../../../run/layout/run-layout.ts'
import { runPlacesOf, runZonesOf } from '../../../run/layout/run-zones.ts'
import { bayIssues, bayMisfits } from '../../../run/module/bay/bay-issues.ts'
import { type BaySize, spanOf, usualThickness } from '../../../run/module/bay/bay-limits.ts'
import { baySizeIn } from '../../../run/module/bay/bay-size.ts'
import type { RunSpace } from '../../../run/space/run-space.ts'
import { storedRunsOf } from '../../../run/stored-runs.ts'
import { templateIds } from '../../../run/values.ts'
import { buildDressing } from '../build.ts'
import { completeDressing } from '../complete.ts'
import type { DressingConfiguration } from '../schema.ts'
import { type DressingOption, judgedOption } from './option.ts'
import { withBay, withModule, withZoneIn, writtenRuns } from './with-choice.ts'

export type ModuleCountOption = DressingOption & {
	count: number
	kinds: ModuleKind[]
	widths: number[]
	recommended: boolean
}

/**
 * 1 to 12 modules in one zone. An impossible count names the width that breaks its limit,
 * or the module that would stand across the ridge.
 */
export function moduleCountOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	run: RunSide,
	zone = 0,
): ModuleCountOption[] {
	const design = completeDressing(configuration, catalogue)
	const space = runZonesOf(design, run).zones[zone]?.space
	if (!space) return []
	const recommended = usualKindsOf(space).length
	const runs = storedRunsOf(design)
	const bays = bayChoicesOf(runs, run, zone)
	return Array.from({ length: MODULES_MAX }, (_, i) => {
		const count = i + 1
		const kinds = kindsOfCount(space, count)
		const chosen = kinds ?? Array.from({ length: count }, (): ModuleKind => 'Double')
		const modules = modulesKeeping(chosen, bays, space, design)
		const divided = withZoneIn(configuration, runs, { run, zone }, modules)
		const reason = kinds ? acrossRidge(divided, space, catalogue) : countReason(space, count)
		return {
			reference: String(count),
			available: reason === undefined,
			...(reason && { reason }),
			configuration: divided,
			count,
			kinds: chosen,
			widths: widthsOf(space, chosen),
			recommended: count === recommended,
		}
	})
}

// Only where two slopes cross can a division of the right width fail by its place (domain 3.5).
function acrossRidge(
	divided: DressingConfiguration,
	{ side, envelope }: RunSpace,
	catalogue: Catalogue,
): Issue | undefined {
	if (envelope.slopes.length < 2) return undefined
	const made = buildDressing(divided, catalogue)
	if (made.ok) return undefined
	return made.issues.find(({ code, run }) => code === 'two_slopes_on_module' && run === side)
}

function bayChoicesOf(
	runs: ReturnType<typeof storedRunsOf>,
	run: RunSide,
	zone: number,
): BayChoice[] {
	const written = runs.find(({ side }) => side === run)
	return (written?.zones[zone]?.modules ?? []).flatMap((module) => module.bays ?? [])
}

// Interiors stay bay by bay, from the left, where they still fit; the others are defaults again.
function modulesKeeping(
	kinds: readonly ModuleKind[],
	bays: readonly BayChoice[],
	space: RunSpace,
	design: Design,
): ModuleChoice[] {
	const places = modulePlacesOf(
		kinds.map((kind) => ({ kind })),
		space,
		design,
	)
	let next = 0
	return kinds.map((kind, i) => {
		const sizes = places[i]?.bays ?? []
		const kept = sizes.map(() => bays[next++])
		const fits = kept.every((bay, b) => {
			const place = sizes[b]
			return bay && place && bayMisfits(bay, baySizeIn(space, place, design)).length === 0
		})
		return fits ? { kind, bays: kept as BayChoice[] } : { kind }
	})
}

// Doubles too wide, simples too narrow, or a width between the two of a blind leaf.
function countReason(space: RunSpace, count: number): Issue {
	const broken = (kind: ModuleKind) => {
		const kinds = Array.from(
			{ length: count },
			(_, i): ModuleKind => (isBlindAt(space, i, count) ? 'Simple' : kind),
		)
		return widthsOf(space, kinds).flatMap((measured, i) => {
			const { min, max } = limitsAt(space, kinds, i)
			if (measured > max) return [{ measured, limit: max, isWide: true }]
			return measured < min ? [{ measured, limit: min, isWide: false }] : []
		})
	}
	const found =
		broken('Double').find(({ isWide }) => isWide) ??
		broken('Simple').find(({ isWide }) => !isWide) ??
		broken('Simple')[0]
	return createIssue({
		code: 'module_count_impossible',
		run: space.side,
		measured: found?.measured,
		limit: found?.limit,
		data: { count },
	})
}

export function moduleKindOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
): DressingOption[] {
	return (['Simple', 'Double'] as const).map((kind) => {
		const changed = withModule(configuration, catalogue, position, (module) =>
			module.kind === kind ? module : { ...withoutBays(module), kind },
		)
		return judgedOption(kind, changed, catalogue)
	})
}

function withoutBays({ kind, doors }: ModuleChoice): ModuleChoice {
	return doors === undefined ? { kind } : { kind, doors }
}

export function templateOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: BayPosition,
): DressingOption[] {
	const size = baySizeAt(configuration, catalogue, position)
	return templateIds.map((template) => {
		const changed = withBay(configuration, catalogue, position, (bay) => ({
			template,
			...(bay.led !== undefined && { led: bay.led }),
		}))
		if (!size) return judgedOption(template, changed, catalogue)
		const reason = bayIssues({ template }, size, { ...position, at: [0, 0, 0] })[0]
		return reason
			? { reference: template, available: false, reason, configuration: changed }
			: { reference: template, available: true, configuration: changed }
	})
}

export function baySizeAt(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	{ run, module, bay }: BayPosition,
): BaySize | null {
	const design = completeDressing(configuration, catalogue)
	const place = runPlacesOf(runZonesOf(design, run), design)[module]
	const bayPlace = place?.bays[bay]
	return place && bayPlace ? baySizeIn(place.space, bayPlace, design) : null
}

/** `sag` against `sagLimit`, under a full load; `limit`: the longest clear span. */
export type ThicknessOption = DressingOption & {
	sag: number
	sagLimit: number
	limit: number
	advised: boolean
}

export function thicknessOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: BayPosition,
): ThicknessOption[] {
	const size = baySizeAt(configuration, catalogue, position)
	const width = size?.width ?? 0
	const books = size?.books ?? false
	const usual = usualThickness({ width, books })
	const load = shelfLoadOf({ books })
	return ([18, 28] as const).map((thickness) => {
		const changed = withBay(configuration, catalogue, position, (bay) => ({ ...bay, thickness }))
		return {
			...judgedOption(String(thickness), changed, catalogue),
			sag: sagOf(width, thickness, load),
			sagLimit: sagLimitOf(width, thickness, load),
			limit: spanOf(thickness, books),
			advised: thickness === usual,
		}
	})
}

/** Interiors have no left and right, so a mirrored bay is a copy. */
export function copyBay(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	from: BayPosition,
	to: BayPosition,
): DressingConfiguration {
	const source = writtenRuns(configuration, catalogue)
		.find((run) => run.side === from.run)
		?.zones.flatMap((zone) => zone.modules)[from.module]?.bays?.[from.bay]
	return source ? withBay(configuration, catalogue, to, () => source) : configuration
}

export function mirrorModule(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
): DressingConfiguration {
	return withModule(configuration, catalogue, position, (module) => ({
		...module,
		...(module.bays && { bays: module.bays.toReversed() }),
	}))
}
