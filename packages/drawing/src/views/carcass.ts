import {
	type Bay,
	type Board,
	type Furniture,
	type Module,
	type Part,
	type Point2,
	partsOf,
	type Run,
	type Zone,
} from '@gabarit/engine'
import { boxAround } from '../box.ts'
import type { Shape } from '../drawing.ts'
import { elevationOutline, facings } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'
import { line, polygon, rectangle, text } from '../shapes.ts'
import { textWidth } from '../text-width.ts'
import { type BayPlan, zoneSigns } from './fittings.ts'
import { onPaper, type Pencil } from './fronts.ts'
import { railEnds } from './rails.ts'

// Painted in this order, so that what stands in front covers what stands behind.
const order: readonly Part[] = [
	...(['Top', 'Bottom', 'Partition', 'Side'] as const),
	...partsOf('shelf', 'pullOut'),
	// What is in a cart stands behind its front.
	...(['CartFront', 'DrawerFront', 'Plinth'] as const),
	...partsOf('finishing').filter((part) => part !== 'Plinth'),
]
const cutParts: ReadonlySet<Part> = new Set(['Side', 'Partition', 'Top', 'Bottom'])

export function carcassShapes(boards: readonly Board[], pencil: Pencil): Shape[] {
	return order.flatMap((part) =>
		boards
			.filter((board) => board.part === part)
			.flatMap((board) => {
				const outline = onPaper(elevationOutline(board), pencil.scale)
				const fill = cutParts.has(part) ? 'pale' : 'paper'
				const body = polygon('board', outline, fill)
				return isDrawer(board) ? [body, drawerGrip(outline)] : [body]
			}),
	)
}

function isDrawer({ part }: Board): boolean {
	return part === 'RecessedDrawerFront' || part === 'DrawerFront'
}

function drawerGrip(outline: readonly Point2[]): Shape {
	const box = boxAround(outline)
	const half = Math.min(2, box.width / 5)
	const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.88]
	return line('handle', [x - half, y], [x + half, y])
}

function bayLeft(run: Run, bay: Bay): number {
	return facings[run.side].local === 1 ? bay.x : -(bay.x + bay.width)
}

export type PlacedBay = {
	run: Run
	module: Module
	moduleIndex: number
	bay: Bay
	bayIndex: number
}

export function baysOf(run: Run): PlacedBay[] {
	return run.modules.flatMap((module, moduleIndex) =>
		module.bays.map((bay, bayIndex) => ({ run, module, moduleIndex, bay, bayIndex })),
	)
}

export function bayShapes(placed: PlacedBay, furniture: Furniture, pencil: Pencil): Shape[] {
	const { run, bay } = placed
	const plan: BayPlan = {
		left: bayLeft(run, bay),
		width: bay.width,
		scale: pencil.scale,
		bar: (zone) => railEnds(zone, placed, furniture),
		at: (x, z) => [x / pencil.scale, z / pencil.scale],
	}
	return bay.zones.flatMap((zone) => zoneSigns(zone, plan))
}

/** Shelves above the bay's floor, rail zones, drawers `n x pitch`. */
export function bayLabels(placed: PlacedBay, input: ViewInput, pencil: Pencil): Shape[] {
	const { run, bay } = placed
	const paper = { left: bayLeft(run, bay) / pencil.scale, width: bay.width / pencil.scale }
	return bay.zones.flatMap((zone) => [
		...shelfLabels(zone, placed, input, pencil),
		...zoneHeight(zone, paper, input, pencil),
		...pullOuts(zone, paper, input, pencil),
	])
}

const SMALL = 1.9

function shelfLabels(
	zone: Zone,
	{ run, bay }: PlacedBay,
	{ captions }: ViewInput,
	pencil: Pencil,
): Shape[] {
	const size = SMALL * pencil.text
	return zone.shelves.flatMap((height): Shape[] => {
		const words = captions.number(height - bay.floor)
		if (textWidth(words, size) + 1 > bay.width / pencil.scale) return []
		const at: Point2 = [
			(bayLeft(run, bay) + bay.width) / pencil.scale - 0.5,
			(height + bay.shelfThickness) / pencil.scale + 0.5,
		]
		return [text(at, words, { size, anchor: 'end', ink: 'ink2' })]
	})
}

const railed: ReadonlySet<Zone['kind']> = new Set([
	'Wardrobe',
	'WardrobeOnLift',
	'SlidingWardrobe',
	'TrouserRack',
	'Empty',
])

function zoneHeight(zone: Zone, paper: Span, { captions }: ViewInput, pencil: Pencil): Shape[] {
	const size = 2.3 * pencil.text
	if (!railed.has(zone.kind) || zone.height / pencil.scale < size * 1.9) return []
	const words = captions.number(zone.height)
	const width = textWidth(words, size) + 1.4 * pencil.text
	if (width > paper.width) return []
	const [x, y] = [paper.left + paper.width / 2, (zone.bottom + zone.height / 2) / pencil.scale]
	return [
		rectangle(null, [x - width / 2, y - size * 0.8], [width, size * 1.6], 'paper'),
		text([x, y - size * 0.35], words, { size, anchor: 'middle' }),
	]
}
type Span = { left: number; width: number }

function pullOuts(zone: Zone, paper: Span, { captions }: ViewInput, pencil: Pencil): Shape[] {
	const isPullOut =
		zone.kind === 'RecessedDrawer' || zone.kind === 'OverlayDrawer' || zone.kind === 'SlidingShelve'
	const size = SMALL * pencil.text
	if (!isPullOut || zone.pitch / pencil.scale < size * 1.2) return []
	const highest = Math.max(zone.pitch, ...(zone.pitches ?? []))
	const pitch = [...new Set([zone.pitch, highest])].map(captions.number).join('–')
	const words = `${captions.number(zone.count)} × ${pitch}`
	if (textWidth(words, size) + 1 > paper.width) return []
	const y = (zone.bottom + zone.pitch * 0.42) / pencil.scale - size * 0.35
	return [text([paper.left + paper.width / 2, y], words, { size, anchor: 'middle' })]
}
