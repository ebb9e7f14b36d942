// Pedestals: their carcass, what is in it, what closes it (domain-types 21.4, 20.5).
import type { Catalogue } from '../../../catalogue.ts'
import type { Finishes } from '../../../furniture/finish.ts'
import { pitchesIn } from '../../../furniture/run.ts'
import type { Issue, IssueCode, Remedy } from '../../../issue.ts'
import { frontMisfits, withOneCount } from '../../../run/front/front-misfits.ts'
import { bayIssues } from '../../../run/module/bay/bay-issues.ts'
import { baySizeIn } from '../../../run/module/bay/bay-size.ts'
import { equalPitches, pitchFaultOf } from '../../../run/module/drawer-pitches.ts'
import { standInOf } from '../../choice-issues.ts'
import type { Fault } from '../../fault.ts'
import { pedestalFront } from '../defaults.ts'
import { DESK_DEPTH, PEDESTAL_DEPTH, PEDESTAL_WIDTH, usualDesk } from '../limits.ts'
import type { PlannedDesk } from '../planned.ts'
import type { DeskConfiguration } from '../schema.ts'
import type { Pedestal } from './pedestals.ts'
import { withPedestals } from './stored-supports.ts'

export function pedestalFaults(
	planned: PlannedDesk,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): Fault[] {
	const { pedestals } = planned.run
	if (pedestals.length === 0) return []
	const carcass = [
		...pedestals.flatMap((pedestal, module) => widthFaults(pedestal, module, configuration)),
		...depthFaults(planned),
	]
	// Where the carcass cannot stand, its bay and its fronts have no size to check.
	if (carcass.length > 0) return carcass
	const finishes = planned.finishes ?? standInOf(planned.desk, catalogue)
	return [
		...pedestals.flatMap((pedestal, module) => [
			...drawerFaults(pedestal, module, planned, configuration),
			...interiorFaults(pedestal, module, planned, configuration),
		]),
		...(finishes ? frontFaults(planned, finishes, configuration, catalogue) : []),
	]
}

/** The texts of a module speak of a pedestal. */
const data = { kind: 'Pedestal' }

const clamped = (width: number) => Math.min(PEDESTAL_WIDTH.max, Math.max(PEDESTAL_WIDTH.min, width))

function widthFaults(
	{ place: { x, width }, support }: Pedestal,
	module: number,
	configuration: DeskConfiguration,
): Fault[] {
	const { min, max } = PEDESTAL_WIDTH
	if (width >= min && width <= max) return []
	const code: IssueCode = width < min ? 'module_too_narrow' : 'module_too_wide'
	const mended = withPedestals(configuration, (pedestal) => ({
		...pedestal,
		width: clamped(pedestal.width ?? usualDesk.pedestal),
	}))
	return [
		{
			code,
			field: `supports.${support}.width`,
			run: 'Main',
			module,
			measured: width,
			limit: width < min ? min : max,
			at: [x, 0, 0],
			data,
			candidates: () => [mended],
		},
	]
}

function depthFaults({ desk, layout }: PlannedDesk): Fault[] {
	const { carcassDepth: measured } = layout
	const { min, max } = PEDESTAL_DEPTH
	if (measured >= min && measured <= max) return []
	const limit = measured < min ? min : max
	// A top that cannot be so deep is a fault of its own.
	if (desk.depth < DESK_DEPTH.min || desk.depth > DESK_DEPTH.max) return []
	return [
		{
			code: measured < min ? 'carcass_too_shallow' : 'carcass_too_deep',
			field: 'depth.center',
			measured,
			limit,
			candidates: () => [{ depth: { center: desk.depth + limit - measured } }],
		},
	]
}

function drawerFaults(
	{ fill, bays, support, place }: Pedestal,
	module: number,
	{ desk }: PlannedDesk,
	configuration: DeskConfiguration,
): Fault[] {
	const [zone] = bays[0]?.zones ?? []
	if (fill.kind !== 'Drawers' || !zone) return []
	const found = pitchFaultOf(pitchesIn(zone))
	if (!found) return []
	const front = pedestalFront(desk)
	const equal = equalPitches(front, fill.shares.length)
	const mended = withPedestals(configuration, (pedestal, index) =>
		index === support && equal ? { ...pedestal, drawers: equal.map(() => 1) } : pedestal,
	)
	return [
		{
			code: 'drawer_pitch',
			field: `supports.${support}.drawers`,
			run: 'Main',
			module,
			...found,
			at: [place.x, place.space.depth, place.space.plinth],
			candidates: () => (equal ? [mended] : []),
		},
	]
}

function interiorFaults(
	{ fill, place, module: own, support }: Pedestal,
	module: number,
	{ run: { design } }: PlannedDesk,
	configuration: DeskConfiguration,
): Fault[] {
	const [bay] = place.bays
	const [choice] = own.bays
	if (fill.kind === 'Drawers' || !bay || !choice) return []
	const at = [bay.x, place.space.standoff, place.space.plinth] as const
	const position = { run: 'Main', module, bay: 0, at } as const
	const fewer = Array.from({ length: fill.shelves }, (_, i) => fill.shelves - 1 - i)
	return bayIssues(choice, baySizeIn(place.space, bay, design), position).map((issue) => ({
		...issue,
		field: `supports.${support}.shelves`,
		candidates: () =>
			fewer.map((shelves) =>
				withPedestals(configuration, (pedestal, index) =>
					index === support ? { ...pedestal, shelves } : pedestal,
				),
			),
	}))
}

function frontFaults(
	{ run: { design, space, pedestals } }: PlannedDesk,
	finishes: Finishes,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): Fault[] {
	const plans = pedestals.flatMap((pedestal) => pedestal.plans)
	const issues = plans.flatMap((plan) => frontMisfits(plan, { design, space, finishes, catalogue }))
	return withOneCount(issues).map(({ remedy, ...issue }) => {
		const pedestal = pedestals[issue.module ?? 0]
		return {
			...issue,
			field: `supports.${pedestal?.support ?? 0}`,
			data: { ...issue.data, ...data },
			candidates: () => candidatesFor(issue, remedy, pedestal, configuration),
		}
	})
}

// A dressing widens a filler; a desk has none, so its door hinges on the other side.
function candidatesFor(
	{ code }: Pick<Issue, 'code'>,
	remedy: Remedy | undefined,
	pedestal: Pedestal | undefined,
	configuration: DeskConfiguration,
): Remedy[] {
	if (code !== 'handle_hits_wall') return remedy ? [remedy] : []
	return [
		withPedestals(configuration, (own, index) =>
			index === pedestal?.support && own.door ? { ...own, door: otherSide(own.door) } : own,
		),
		{ handle: null },
	]
}

export function otherSide(side: 'Left' | 'Right'): 'Left' | 'Right' {
	return side === 'Left' ? 'Right' : 'Left'
}
