import {
	BOOKS_LOAD,
	type Board,
	type Furniture,
	payloadOf,
	pullOutsOf,
	RAIL_LOAD,
	SAID_LOAD,
} from '@gabarit/engine'
import { deskFactsOf } from '../desk/desk-facts.ts'
import type { Shape } from '../drawing.ts'
import type { PlanInput } from '../plan-input.ts'
import { text } from '../shapes.ts'
import { wrapText } from '../text-width.ts'

const SIZE = 2.4
/** kg/m of a rail on the wall (domain 22.2). */
const RAIL_HOLDS = 60
const LEADING = 4.4
const HEADING = 7

function notesOf(input: PlanInput): string[] {
	const notes = [
		...assembly(input),
		...cornerShelves(input),
		...hinges(input),
		...loads(input),
		...shelvesOfGrid(input),
		...fixing(input),
		...bores(input),
		weight(input),
	]
	return [...new Set(notes)]
}

function assembly({ furniture, room, captions }: PlanInput): string[] {
	// Pedestals are carried in as they are; what stands under no measured ceiling is raised as one likes.
	if (deskFactsOf(furniture) || room.openAbove) return []
	return furniture.runs.map(({ assembly: way, tilt }) =>
		captions.text(way === 'STANDING' ? 'notes.standing' : 'notes.lying', {
			diagonal: captions.number(tilt.measured),
			limit: captions.number(tilt.limit),
		}),
	)
}

// What lies in a blind corner module comes in before its neighbour stands, and never out again.
function cornerShelves({ furniture: { runs }, captions }: PlanInput): string[] {
	return runs.flatMap(({ side, modules }) =>
		modules.flatMap(({ blind, bays }, i) => {
			const isLoose = bays.some(({ zones }) => zones.some(({ shelves }) => shelves.length > 0))
			if (!blind || !isLoose) return []
			const name = captions.text('moduleName', { number: i + 1 })
			const run = captions.text(`run.${side}`)
			const module = captions.text('views.ofRun', { view: name, run })
			return [captions.text('notes.cornerShelves', { module })]
		}),
	)
}

function hinges({ furniture, captions }: PlanInput): string[] {
	const leaves = furniture.fronts.filter(({ kind }) => kind === 'Leaf')
	const byLook = new Map<string, { size: string; count: number; weight: number }>()
	for (const leaf of leaves) {
		const board = furniture.boards.find(({ id }) => id === leaf.board)
		if (!board) continue
		const size = `${captions.number(board.width)} × ${captions.number(board.length)}`
		const known = byLook.get(`${leaf.hinges.length} ${board.length}`)
		if (known) known.weight = Math.max(known.weight, leaf.weight)
		else
			byLook.set(`${leaf.hinges.length} ${board.length}`, {
				size,
				count: leaf.hinges.length,
				weight: leaf.weight,
			})
	}
	const kinds = [...byLook.values()].slice(0, 4)
	return kinds.map(({ size, count, weight: heaviest }) =>
		captions.text(kinds.length > 1 ? 'notes.hingesOf' : 'notes.hinges', {
			count,
			size,
			weight: captions.number(Math.round(heaviest * 10) / 10),
		}),
	)
}

function loads(input: PlanInput): string[] {
	const { furniture, captions } = input
	const has = (part: Board['part']) => furniture.boards.some((board) => board.part === part)
	const shelves = furniture.boards.filter(
		({ part }) => part === 'AdjustableShelf' || part === 'FixedShelf',
	)
	const thicknesses = ([18, 28] as const).filter((t) =>
		shelves.some(({ thickness }) => thickness === t),
	)
	const rails = hasZone(furniture, 'Wardrobe')
	return [
		...thicknesses.map((thickness) =>
			captions.text('notes.shelf', { thickness, load: SAID_LOAD.shelf[thickness] }),
		),
		...(rails ? [captions.text('notes.rail', { load: RAIL_LOAD })] : []),
		...(has('RecessedDrawerFront') || hasZone(furniture, 'OverlayDrawer')
			? [captions.text('notes.drawer', { load: SAID_LOAD.drawer })]
			: []),
		...carts(input),
	]
}

/** The least that any of one length carries. */
function carts({ furniture, catalogue, captions }: PlanInput): string[] {
	const payloads = new Map<number, number>()
	for (const cart of pullOutsOf(furniture)) {
		const known = payloads.get(cart.runner) ?? Number.POSITIVE_INFINITY
		payloads.set(cart.runner, Math.min(known, Math.floor(payloadOf(cart, catalogue))))
	}
	return [...payloads].map(([length, load]) =>
		captions.text('notes.pullOut', { load, length: captions.number(length) }),
	)
}

function hasZone({ runs }: Furniture, kind: string): boolean {
	return runs.some((run) =>
		run.modules.some((m) => m.bays.some((bay) => bay.zones.some((zone) => zone.kind === kind))),
	)
}

function fixing({ captions, furniture }: PlanInput): string[] {
	if (deskFactsOf(furniture)) return [captions.text('notes.top')]
	const families = new Set(furniture.fittings.map(({ item }) => item.family))
	if (families.has('ceiling-foot')) return [captions.text('notes.ceilingFeet')]
	if (families.has('wall-anchor')) return [captions.text('notes.wallAnchors')]
	const flaps = families.has('flap-stay') ? [captions.text('notes.flap')] : []
	if (families.has('wall-rail'))
		return [...flaps, captions.text('notes.hung', { load: RAIL_HOLDS })]
	return furniture.runs.length > 0 ? [...flaps, captions.text('notes.fixing')] : flaps
}

/** kg on one shelf, by what it is laid out for. */
function shelvesOfGrid({ captions, furniture }: PlanInput): string[] {
	const shelves = furniture.boards.filter(({ part }) => part === 'GridShelf')
	if (shelves.length === 0) return []
	const carried = shelves.map(({ length, width }) =>
		Math.floor((length * width * BOOKS_LOAD) / 1e6),
	)
	return [captions.text('notes.gridShelf', { load: captions.number(Math.min(...carried)) })]
}

// A loose board that is bored from one side has a right and a wrong face.
function bores({ captions, furniture }: PlanInput): string[] {
	const isBlind = furniture.boards.some(({ bores: own = [], thickness }) =>
		own.some(({ depth }) => depth < thickness),
	)
	return isBlind ? [captions.text('notes.boredFace')] : []
}

function weight({ furniture, pallets, captions }: PlanInput): string {
	const kilograms = captions.number(Math.round(furniture.weight))
	return pallets
		? captions.text('notes.weightPallets', { weight: kilograms, count: pallets })
		: captions.text('notes.weight', { weight: kilograms })
}

export function notesShapes(input: PlanInput, width: number): { shapes: Shape[]; height: number } {
	const lines = notesOf(input).flatMap((note) => wrapText(note, SIZE, width))
	return {
		shapes: [
			text([0, -2.6], input.captions.text('notes.title'), {
				size: 3.6,
				weight: 600,
				role: 'heading',
			}),
			...lines.map((words, i) =>
				text([0, -HEADING - 0.8 - i * LEADING], words, { size: SIZE, role: 'body' }),
			),
		],
		height: HEADING + lines.length * LEADING,
	}
}
