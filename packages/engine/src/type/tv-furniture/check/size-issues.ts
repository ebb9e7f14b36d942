// Whether the carcasses can stand at all: combinations, heights, depth, widths, the screen (domain 22.3).
import { BACK_INSET } from '../../../constants.ts'
import type { Remedy } from '../../../issue.ts'
import { deviationOf } from '../../../room/readings.ts'
import { SKIRTING_PLAY, wantedStandoff } from '../../../room/run-depth.ts'
import { SURVEY_ABOVE } from '../../../run/space/filler-issues.ts'
import type { Fault } from '../../fault.ts'
import {
	BESIDE_TALL,
	CARCASS,
	DEPTH,
	LOW_WIDTH,
	legHeights,
	TALL,
	tvFurnitureBounds,
} from '../limits.ts'
import type { Placed } from '../placed.ts'
import { tabletOf } from '../tablet.ts'
import {
	carcassHeight,
	longer,
	lowerBases,
	moduleChanged,
	noTall,
	otherCounts,
	plinthBase,
	type Subject,
} from './remedies.ts'

const ends = ['left', 'right'] as const
const run = 'Main'
/** The texts of a low run differ from those of a run between fillers. */
const ownWords = { kind: 'LowRun' } as const

export function sizeIssues(subject: Subject, at: Placed): Fault[] {
	return [
		...combinationIssues(subject),
		...heightIssues(subject),
		...depthIssues(subject, at),
		...lengthIssues(subject),
		...widthIssues(subject, at),
		...tallIssues(subject),
		...screenIssues(subject, at),
		...roomIssues(subject, at),
	]
}

// Either choice may give way, so there is one for each.
function combinationIssues(subject: Subject): Fault[] {
	const { tv } = subject
	const code = 'combination_impossible'
	const hung = { first: 'base', second: 'tall' } as const
	const isHung = tv.base.kind === 'Wall' && (tv.tall.left ?? tv.tall.right) !== null
	const tall: Fault[] = isHung
		? [
				{ code, field: 'base', data: hung, candidates: () => [plinthBase] },
				{ code, field: 'tall', data: hung, candidates: () => noTall(subject) },
			]
		: []
	const closed = tv.low.modules.flatMap(({ front, media }, i): Fault[] => {
		if (!media || front === 'None' || front === 'Flap') return []
		const module = i + (tv.tall.left ? 1 : 0)
		const common = { code, run, module, data: { first: 'media', second: 'front' } } as const
		const open = { front: 'None', shares: undefined } as const
		const afterChange = (change: Parameters<typeof moduleChanged>[2]) => () => [
			moduleChanged(subject, i, change),
		]
		return [
			{ ...common, field: `modules.${i}.media`, candidates: afterChange({ media: undefined }) },
			{ ...common, field: `modules.${i}.front`, candidates: afterChange(open) },
		]
	})
	return [...tall, ...closed]
}

function heightIssues(subject: Subject): Fault[] {
	const { base, carcass, height } = subject.tv
	const max = base.kind === 'Wall' ? CARCASS.hungMax : CARCASS.max
	const common = { field: 'height', run, measured: Math.max(0, carcass), data: ownWords } as const
	const bounds = tvFurnitureBounds.height
	if (height < bounds.min || height > bounds.max)
		return boundIssues('height', height, madeHeights(subject, max), (limit) => ({ height: limit }))
	if (carcass < CARCASS.min) {
		const limit = CARCASS.min
		const thinner = { top: { thickness: 18 } }
		const candidates = () => [
			...carcassHeight(subject, limit),
			...lowerBases(subject),
			thinner,
			plinthBase,
		]
		return [{ code: 'carcass_too_low', ...common, limit, candidates }]
	}
	if (carcass <= max) return []
	const candidates = () => [...carcassHeight(subject, max), plinthBase]
	return [{ code: 'carcass_too_high', ...common, limit: max, candidates }]
}

/** Overall heights of carcasses that can be made; where the base leaves none, those that the form takes. */
function madeHeights({ tv: { tablet, lift } }: Subject, most: number): Range {
	const bounds = tvFurnitureBounds.height
	const min = Math.max(bounds.min, CARCASS.min + tablet + lift)
	const max = Math.min(bounds.max, most + tablet + lift)
	return min <= max ? { min, max } : bounds
}

function depthIssues({ tv }: Subject, { space }: Placed): Fault[] {
	const { depth, base } = tv
	const field = 'depth.center'
	const to = (center: number) => ({ depth: { center } })
	const isHung = base.kind === 'Wall'
	if (isHung && depth > DEPTH.hungMax) {
		const limit = DEPTH.hungMax
		const candidates = () => [to(limit), plinthBase]
		return [{ code: 'hung_too_deep', field, measured: depth, limit, candidates }]
	}
	const measured = space.carcassDepth
	const limit = tv.design.limits.depth.min
	if (measured >= limit) return boundIssues(field, depth, DEPTH, to)
	const candidates = () => [to(Math.max(DEPTH.min, depth + limit - measured))]
	return [{ code: 'carcass_too_shallow', field, measured, limit, candidates }]
}

type Range = { min: number; max: number }

function boundIssues(
	field: string,
	measured: number,
	{ min, max }: Range,
	to: (limit: number) => Remedy,
): Fault[] {
	if (measured >= min && measured <= max) return []
	const limit = measured < min ? min : max
	return [{ code: 'size_out_of_bounds', field, measured, limit, candidates: () => [to(limit)] }]
}

function lengthIssues({ tv, configuration }: Subject): Fault[] {
	const isRead = configuration.walls === 'Both'
	return boundIssues('room.width', tv.length, tvFurnitureBounds.width, (width) => {
		if (!isRead) return { room: { width } }
		// What was read between two walls stays; where they stand too far apart, the furniture leaves one of them.
		return width < tv.length ? { walls: 'Left', room: { width } } : {}
	})
}

function widthIssues(subject: Subject, { places, firstLow }: Placed): Fault[] {
	const { length, modules } = subject.tv.low
	const { min, max } = LOW_WIDTH
	const field = 'room.width'
	const wider = () => longer(subject, modules.length * min - length)
	if (length < min) {
		const candidates = () => [...wider(), ...longer(subject, min - length), ...noTall(subject)]
		const measured = Math.max(0, length)
		return [
			{ code: 'no_module_fits', field, run, measured, limit: min, data: ownWords, candidates },
		]
	}
	const low = places.slice(firstLow, firstLow + modules.length)
	// They share the run, so too narrow or too wide is said once, of the first.
	const found = low.findIndex(({ width }) => width < min || width > max)
	const place = low[found]
	if (!place) return []
	const { width: measured, x } = place
	const common = {
		run,
		module: firstLow + found,
		measured,
		at: [x, 0, 0],
		data: { kind: 'Simple' },
	} as const
	if (measured < min) {
		const candidates = () => [...otherCounts(subject), ...wider(), ...noTall(subject)]
		return [{ code: 'module_too_narrow', ...common, limit: min, candidates }]
	}
	const shorter = subject.tv.length - (length - modules.length * max)
	const candidates = () => [...otherCounts(subject), { room: { width: shorter } }]
	return [{ code: 'module_too_wide', ...common, limit: max, candidates }]
}

function tallIssues({ tv }: Subject): Fault[] {
	return ends.flatMap((end) => {
		const tall = tv.tall[end]
		if (!tall) return []
		return (['width', 'height'] as const).flatMap((key) =>
			boundIssues(`tall.${end}.${key}`, tall[key], TALL[key], (limit) => ({
				tall: { [end]: { [key]: limit } },
			})),
		)
	})
}

/** On the tablet, or between tall modules, a screen needs its width. */
function screenIssues(subject: Subject, at: Placed): Fault[] {
	const { screen, tall } = subject.tv
	const isBeside = (tall.left ?? tall.right) !== null
	if (!screen || (screen.place === 'Wall' && !isBeside)) return []
	const limit = Math.max(0, tabletOf(at).length - (isBeside ? BESIDE_TALL : 0))
	const measured = screen.width
	if (measured <= limit) return []
	const hung = screen.place === 'Stand' ? [{ screen: { place: 'Wall' } }] : []
	const candidates = () => [...longer(subject, measured - limit), ...noTall(subject), ...hung]
	const data = { diagonal: screen.diagonal }
	return [{ code: 'screen_too_wide', field: 'room.width', measured, limit, data, candidates }]
}

/** Walls that are not parallel, and skirting in the way of what stands before it. */
function roomIssues({ tv, configuration }: Subject, { space }: Placed): Fault[] {
	const { design } = tv
	const { height, thickness } = design.baseboard
	const found: Fault[] = []
	const apart = deviationOf(design.width)
	if (design.walls === 'Both' && apart > SURVEY_ABOVE) {
		found.push({ code: 'survey_needed', field: 'room.width', measured: apart, limit: SURVEY_ABOVE })
	}
	if (height === 0 || thickness === 0) return found
	const limit = thickness + SKIRTING_PLAY.thickness
	const plays = ends.filter((end) => space[end].kind === 'Play').map((end) => space[end].width)
	if (plays.some((play) => play < limit)) {
		const legs = legHeights.find((leg) => leg > height)
		const raised = legs === undefined ? [] : [{ base: { kind: 'Legs', height: legs } }]
		const candidates = () => [...raised, { baseboard: { height: 0 } }]
		const measured = Math.min(...plays)
		const figures = { measured, limit, data: ownWords }
		found.push({ code: 'skirting_needs_filler', field: 'baseboard', run, ...figures, candidates })
	}
	if (space.standoff > wantedStandoff(design, run)) {
		const back = Math.min(space.standoff, tvFurnitureBounds.air.max)
		found.push({
			code: 'skirting_needs_standoff',
			severity: 'hint',
			field: 'margin.back',
			run,
			measured: limit,
			limit: BACK_INSET,
			candidates: () => (back > (configuration.margin?.back ?? 0) ? [{ margin: { back } }] : []),
		})
	}
	return found
}
