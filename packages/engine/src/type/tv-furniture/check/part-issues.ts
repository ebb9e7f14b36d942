// What stands in the carcasses and before them (domain 22.2, 22.3): drawers, flaps, shelves, lights, leaves.
import { CARCASS, GAP, GROOVE_HOLD, LEAF_HEIGHT } from '../../../constants.ts'
import type { Issue, Remedy } from '../../../issue.ts'
import { frontMisfits, saidOnce, withOneCount } from '../../../run/front/front-misfits.ts'
import { openingSideIssues } from '../../../run/front/opening-sides.ts'
import { equalPitches, pitchFaultOf } from '../../../run/module/drawer-pitches.ts'
import { interiorLimits } from '../../../run/module/fittings.ts'
import { LED_BAY_MIN } from '../../../run/module/led.ts'
import type { Fault } from '../../fault.ts'
import { equalShares, type LowModule, pitchesOf } from '../defaults.ts'
import { FLAP, SHELF_CLEAR_MIN, SLOT } from '../limits.ts'
import type { Judging, Placed } from '../placed.ts'
import { carcassHeight, longer, moduleChanged, otherCounts, type Subject } from './remedies.ts'
import { shelfFaultIn } from './shelf-gaps.ts'

const run = 'Main'

export function partIssues(subject: Subject, at: Placed, judging: Judging): Fault[] {
	const low = subject.tv.low.modules.flatMap((module, index): Fault[] => {
		const own = { module, index, subject, at }
		if (module.front === 'Drawers') return drawerIssues(own)
		return [
			...(module.front === 'Flap' ? flapIssues(own) : []),
			...bayIssues(own),
			...ledIssues(own),
		]
	})
	return [
		...low,
		...tallShelfIssues(subject, at),
		...frontIssues(subject, at, judging),
		...unused(subject),
	]
}

type Own = { module: LowModule; index: number; subject: Subject; at: Placed }

/** What an issue of a low module says of its place. */
function placeOf({ index, at }: Own, key: string) {
	const module = at.firstLow + index
	const place = at.places[module]
	const point = [place?.x ?? 0, at.space.standoff, at.space.plinth + at.tv.lift] as const
	return { run, module, at: point, field: `modules.${index}.${key}` } as const
}

const withoutFront = { front: 'None', shares: undefined } as const

function drawerIssues(own: Own): Fault[] {
	const { module, index, subject, at } = own
	const [bay] = at.bays[at.firstLow + index] ?? []
	const { tv } = subject
	const { bayMin, depthMin } = interiorLimits.OverlayDrawer
	// The texts of an issue name low drawers otherwise.
	const kind = 'LowDrawers'
	const open = () => moduleChanged(subject, index, withoutFront)
	const found: Fault[] = []
	if (bay && bay.width < bayMin) {
		const candidates = () => [
			...otherCounts(subject),
			...longer(subject, (bayMin - bay.width) * tv.low.modules.length),
			open(),
		]
		const figures = { measured: bay.width, limit: bayMin, data: { kind } }
		found.push({ code: 'fitting_bay_too_narrow', ...placeOf(own, 'front'), ...figures, candidates })
	}
	if (at.space.usefulDepth < depthMin) {
		const center = tv.depth + depthMin - at.space.usefulDepth
		const candidates = () => [{ depth: { center } }, open()]
		const figures = { measured: at.space.usefulDepth, limit: depthMin, data: { kind } }
		found.push({ code: 'fitting_too_deep', ...placeOf(own, 'front'), ...figures, candidates })
	}
	const front = tv.carcass - tv.plinth
	const pitches = pitchesOf(module.shares, front)
	const fault = pitchFaultOf(pitches)
	if (!fault) return found
	const alike = equalPitches(front, pitches.length)
	const candidates = () => [
		...(alike
			? [moduleChanged(subject, index, { shares: equalShares(alike.length) })]
			: carcassHeight(subject, tv.plinth + fault.limit)),
		open(),
	]
	return [...found, { code: 'drawer_pitch', ...placeOf(own, 'shares'), ...fault, candidates }]
}

function flapIssues(own: Own): Fault[] {
	const { index, subject } = own
	const { carcass, plinth } = subject.tv
	const measured = carcass - plinth - GAP
	if (measured >= FLAP.min && measured <= FLAP.max) return []
	const limit = measured < FLAP.min ? FLAP.min : FLAP.max
	const candidates = () => [
		moduleChanged(subject, index, { front: 'Drawers', media: undefined }),
		moduleChanged(subject, index, { front: 'Doors', media: undefined }),
		...carcassHeight(subject, limit + plinth + GAP),
		moduleChanged(subject, index, { front: 'None' }),
	]
	return [{ code: 'flap_height', ...placeOf(own, 'front'), measured, limit, candidates }]
}

/** mm: a back lower than this holds no carcass square. */
const BACK_MIN = 60
const MEDIA_CLEAR_MIN = BACK_MIN + SLOT - GROOVE_HOLD

function bayIssues(own: Own): Fault[] {
	const { module, index, subject, at } = own
	const [bay] = at.bays[at.firstLow + index] ?? []
	if (!bay) return []
	const kind = 'LowShelves'
	const higher = (clear: number) => carcassHeight(subject, clear + subject.tv.plinth + 2 * CARCASS)
	if (module.media && bay.height < MEDIA_CLEAR_MIN) {
		const candidates = () => [
			...higher(MEDIA_CLEAR_MIN),
			moduleChanged(subject, index, { media: undefined }),
		]
		const figures = {
			measured: Math.max(0, bay.height),
			limit: MEDIA_CLEAR_MIN,
			data: { kind: 'Media' },
		}
		return [{ code: 'zone_too_low', ...placeOf(own, 'media'), ...figures, candidates }]
	}
	const fault = shelfFaultIn(bay)
	if (!fault) return []
	const fewer = Array.from({ length: module.shelves }, (_, i) => module.shelves - 1 - i)
	const candidates = () => [
		...fewer.map((shelves) => moduleChanged(subject, index, { shelves })),
		...higher(SHELF_CLEAR_MIN),
	]
	return [
		{ code: 'zone_too_low', ...placeOf(own, 'shelves'), ...fault, data: { kind }, candidates },
	]
}

// The furniture is still made, without the light in that bay.
function ledIssues(own: Own): Fault[] {
	const { module, index, subject, at } = own
	const [bay] = at.bays[at.firstLow + index] ?? []
	if (!module.led || !bay || bay.width >= LED_BAY_MIN) return []
	return [
		{
			code: 'fitting_bay_too_narrow',
			severity: 'warning',
			...placeOf(own, 'led'),
			measured: bay.width,
			limit: LED_BAY_MIN,
			data: { kind: 'Led' },
			candidates: () => [moduleChanged(subject, index, { led: undefined })],
		},
	]
}

function tallShelfIssues({ tv }: Subject, { bays }: Placed): Fault[] {
	return (['left', 'right'] as const).flatMap((end): Fault[] => {
		const tall = tv.tall[end]
		const module = end === 'left' ? 0 : bays.length - 1
		const [bay] = bays[module] ?? []
		if (!tall || !bay) return []
		const fault = shelfFaultIn(bay)
		if (!fault) return []
		const fewer = Array.from({ length: tall.shelves }, (_, i) => tall.shelves - 1 - i)
		return [
			{
				code: 'zone_too_low',
				field: `tall.${end}.shelves`,
				run,
				module,
				...fault,
				data: { kind: 'LowShelves' },
				candidates: () => fewer.map((shelves) => ({ tall: { [end]: { shelves } } })),
			},
		]
	})
}

/** Leaves, flaps and drawer fronts that cannot be made or opened as drawn. */
function frontIssues(subject: Subject, at: Placed, { finishes, catalogue }: Judging): Fault[] {
	const { design } = subject.tv
	const context = { design, space: at.space, finishes, catalogue }
	const misfits = at.plans.flatMap((plan) => frontMisfits(plan, context))
	const sides = openingSideIssues(at.plans, at.space, design, at.modules.length)
	return [...withOneCount(saidOnce(misfits)), ...sides].map(({ remedy, ...issue }) => ({
		...issue,
		data: { ...issue.data, kind: 'LowRun' },
		candidates: () => [...ownRemedy(remedy), ...otherFront(issue, subject, at)],
	}))
}

/** Of a dressing's remedies, those that change what TV furniture has too. */
function ownRemedy(remedy: Remedy | undefined): Remedy[] {
	if (!remedy) return []
	return Object.keys(remedy).every((key) => key === 'doors' || key === 'handle') ? [remedy] : []
}

function otherFront(
	{ code, module = 0 }: Pick<Issue, 'code' | 'module'>,
	subject: Subject,
	at: Placed,
): Remedy[] {
	if (code === 'handle_hits_wall') return [{ handle: null }]
	const index = module - at.firstLow
	const isLow = index >= 0 && index < subject.tv.low.modules.length
	if (code !== 'door_too_short' || !isLow) return []
	return [
		moduleChanged(subject, index, { front: 'Drawers' }),
		moduleChanged(subject, index, { front: 'Flap' }),
		...carcassHeight(subject, LEAF_HEIGHT.min + subject.tv.plinth + GAP),
		moduleChanged(subject, index, withoutFront),
	]
}

/** Stored fields that decide nothing. */
function unused({ configuration, tv }: Subject): Fault[] {
	const hint = (field: string): Fault => ({ code: 'field_not_used', severity: 'hint', field })
	const modules = (configuration.modules ?? []).flatMap(({ front, shares, shelves, led }, i) => {
		const isDrawers = front === 'Drawers'
		return [
			...(shares && !isDrawers ? [hint(`modules.${i}.shares`)] : []),
			...(shelves && isDrawers ? [hint(`modules.${i}.shelves`)] : []),
			...(led && isDrawers ? [hint(`modules.${i}.led`)] : []),
		]
	})
	const center = tv.screen?.place === 'Stand' && configuration.screen?.center !== undefined
	return [...modules, ...(center ? [hint('screen.center')] : [])]
}
