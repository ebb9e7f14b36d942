// A bay as a stack of zones from the bottom panel to the top panel; heights above the finished floor.
//
//   top panel
//   ┌──────────┐
//   │ last zone│ takes the rest
//   ├──────────┤ fixed shelf, where the stack writes one
//   │ zone     │
//   └──────────┘ bottom panel, top face = floor of the bay

import { CARCASS, FIRST_HOLE, floorMm, HOLE_PITCH } from '../../constants.ts'
import type { Zone } from '../../furniture/run.ts'
import type { ZoneChoice } from '../choices.ts'
import type { DesignZone } from '../design.ts'
import {
	hangs,
	interiorLimits,
	PITCH,
	railHeight,
	SHELF_CLEAR_MIN,
	SHELF_PITCH,
} from './fittings.ts'

export type PlacedChoice = { choice: ZoneChoice; zone: Zone }

/**
 * `zones`: those chosen, and the free one above overlay drawers; `overlay`: their total pitch S
 * from the carcass bottom.
 */
export type Stack = { zones: Zone[]; placed: PlacedChoice[]; overlay: number; needed: number }

/** A stack does not fit where `needed` is above the clear `height`. */
export function stackZones(
	choices: readonly DesignZone[],
	{ floor, height }: { floor: number; height: number },
	thickness: 18 | 28,
): Stack {
	const sizes = choices.map((choice, i) => sizeOf(choice, choices[i + 1], thickness))
	const needed = sizes.reduce((sum, size) => sum + size, 0)
	const overlay = overlayPitchOf(choices)
	const zones: Zone[] = []
	const placed: PlacedChoice[] = []
	let up = 0
	choices.forEach((choice, i) => {
		const isLast = i === choices.length - 1
		const own = sizes[i] ?? 0
		const clear = isLast ? Math.max(own, height - up) : own
		const [zone, ...rest] = zonesOf(choice, { floor, up, clear, own }, thickness)
		placed.push({ choice, zone })
		zones.push(zone, ...rest)
		up += clear
	})
	return { zones, placed, overlay, needed }
}

export function pitchOf(choice: ZoneChoice): number {
	if (choice.pitch !== undefined) return choice.pitch
	return choice.kind in PITCH ? PITCH[choice.kind as keyof typeof PITCH] : 0
}

function overlayPitchOf(choices: readonly DesignZone[]): number {
	const first = choices[0]
	return first?.kind === 'OverlayDrawer' ? sumOf(pitchesOf(first)) : 0
}

/** The pitches of a choice's pieces, one by one from the bottom. */
function pitchesOf(choice: DesignZone): readonly number[] {
	return choice.pitches ?? Array.from({ length: choice.count ?? 1 }, () => pitchOf(choice))
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0)
}

function sizeOf(choice: DesignZone, above: ZoneChoice | undefined, thickness: 18 | 28): number {
	switch (choice.kind) {
		case 'FixedShelve':
			return thickness
		case 'OverlayDrawer':
			return overlaySize(choice, above, thickness)
		case 'RecessedDrawer':
		case 'SlidingShelve':
			return Math.max(choice.height ?? 0, pitchOf(choice) * (choice.count ?? 1))
		case 'VariableShelve':
			return choice.height ?? shelvesSize(choice, thickness)
		case 'Empty':
			return choice.height ?? 0
		case 'Wardrobe':
		case 'WardrobeOnLift':
		case 'SlidingWardrobe':
		case 'TrouserRack':
			return choice.height ?? interiorLimits[choice.kind].heightMin
	}
}

// Overlay fronts start at the carcass bottom, 18 below the bay's floor; a shelf above is centred on the last gap.
function overlaySize(
	choice: DesignZone,
	above: ZoneChoice | undefined,
	thickness: 18 | 28,
): number {
	const pitch = sumOf(pitchesOf(choice))
	if (!above) return pitch - 2 * CARCASS
	return above.kind === 'FixedShelve' ? pitch - CARCASS - thickness / 2 : pitch - CARCASS
}

function shelvesSize(choice: ZoneChoice, thickness: 18 | 28): number {
	const count = choice.shelves?.length ?? choice.count ?? 1
	if (choice.shelves) return (count + 1) * SHELF_CLEAR_MIN + count * thickness
	// Thicker shelves take their thickness from their own zone (domain 5.3).
	return (count + 1) * SHELF_PITCH + count * CARCASS
}

/** mm: `up` from the bay's `floor` to its bottom, `clear` the height it gets, `own` the height it asks for. */
type Slot = { floor: number; up: number; clear: number; own: number }

function zonesOf(choice: DesignZone, slot: Slot, thickness: 18 | 28): [Zone, ...Zone[]] {
	if (choice.kind === 'OverlayDrawer') return overlayZones(choice, slot)
	const { floor, up, clear } = slot
	const bottom = floor + up
	const isShelves = choice.kind === 'VariableShelve'
	return [
		{
			kind: choice.kind,
			bottom,
			height: clear,
			count: countOf(choice, clear, thickness),
			pitch: pitchOf(choice),
			rail: hangs(choice.kind) ? railHeight({ bottom, height: clear }) : null,
			shelves: isShelves ? shelfUndersides(choice, slot, thickness) : [],
		},
	]
}

// Drawers end where their fronts end; above them is an empty zone of its own.
function overlayZones(choice: DesignZone, { floor, up, clear, own }: Slot): [Zone, ...Zone[]] {
	const pitches = pitchesOf(choice)
	const height = Math.min(clear, Math.max(own, sumOf(pitches) - CARCASS))
	const bottom = floor + up
	const drawers: Zone = {
		kind: 'OverlayDrawer',
		bottom,
		height,
		count: pitches.length,
		pitch: Math.min(...pitches),
		...(choice.pitches && { pitches: choice.pitches }),
		shelves: [],
		rail: null,
	}
	const rest = clear - height
	if (rest <= 0) return [drawers]
	const above = {
		bottom: bottom + height,
		height: rest,
		count: 0,
		pitch: 0,
		shelves: [],
		rail: null,
	}
	return [drawers, { kind: 'Empty', ...above }]
}

export function countOf(choice: ZoneChoice, clear: number, thickness: 18 | 28): number {
	switch (choice.kind) {
		case 'VariableShelve':
			return (
				choice.shelves?.length ??
				choice.count ??
				Math.max(1, floorMm((clear - SHELF_PITCH) / (SHELF_PITCH + thickness)))
			)
		case 'RecessedDrawer':
		case 'SlidingShelve':
			return choice.count ?? 1
		case 'FixedShelve':
		case 'Wardrobe':
		case 'WardrobeOnLift':
		case 'SlidingWardrobe':
		case 'TrouserRack':
			return 1
		case 'Empty':
		case 'OverlayDrawer':
			return 0
	}
}

// Undersides above the finished floor. A choice gives them above the bay's floor; else they are spread evenly and
// snapped to the holes of system 32 (domain 2.3).
function shelfUndersides(choice: ZoneChoice, slot: Slot, thickness: 18 | 28): number[] {
	const { floor, up, clear } = slot
	if (choice.shelves) return choice.shelves.map((own) => floor + own).toSorted((a, b) => a - b)
	const count = countOf(choice, clear, thickness)
	return Array.from(
		{ length: count },
		(_, i) => floor + snapToHole(up + ((i + 1) * clear) / (count + 1)),
	)
}

export function snapToHole(height: number): number {
	return FIRST_HOLE + HOLE_PITCH * Math.round((height - FIRST_HOLE) / HOLE_PITCH)
}
