// Boards priced one by one (domain 26.1): area by tier and thickness, banded edges, the saw, then what is done to it.
import { type Board, type Family, type Furniture, type Part, partRows } from '@gabarit/engine'
import { divideHalfUpLarge } from '../exact.ts'
import { noPrice } from '../no-price.ts'
import type { LineCode, LineGroup } from '../quote.ts'
import { areaTenthsOf, coefficientOf, lengthPoints } from './bracket.ts'
import type { Ledger } from './lines.ts'
import { pricedBands, pricedThicknesses } from './panel-rates.ts'
import type { Points } from './points-schema.ts'

type Row = { code: LineCode; group: LineGroup }

const partLines: Partial<Record<Part, Row>> = {
	Panel: { code: 'panel', group: 'panels' },
	Worktop: { code: 'worktop', group: 'structure' },
	Support: { code: 'support', group: 'structure' },
	Batten: { code: 'batten', group: 'structure' },
	Modesty: { code: 'modesty', group: 'structure' },
	Upright: { code: 'upright', group: 'structure' },
	Deck: { code: 'deck', group: 'structure' },
	GridShelf: { code: 'grid_shelf', group: 'structure' },
	Divider: { code: 'divider', group: 'structure' },
}

type Bought = Row & { price: keyof Points['accessories'] & BoughtPrice }
type BoughtPrice =
	| 'hangProfile'
	| 'supportFixing'
	| 'steelFrame'
	| 'cableTray'
	| 'grommet'
	| 'flapStay'
	| 'leg'
	| 'ceilingFoot'
	| 'wallAnchor'

/** What is paid by the piece, whatever its size. */
const boughtLines: Partial<Record<Family, Bought>> = {
	'hang-profile': { code: 'hang_profile', group: 'panels', price: 'hangProfile' },
	'support-fixing': { code: 'support_fixing', group: 'structure', price: 'supportFixing' },
	'steel-frame': { code: 'steel_frame', group: 'structure', price: 'steelFrame' },
	'cable-tray': { code: 'cable_tray', group: 'structure', price: 'cableTray' },
	grommet: { code: 'grommet', group: 'structure', price: 'grommet' },
	'flap-stay': { code: 'flap_stay', group: 'interior', price: 'flapStay' },
	leg: { code: 'leg', group: 'structure', price: 'leg' },
	'ceiling-foot': { code: 'ceiling_foot', group: 'structure', price: 'ceilingFoot' },
	'wall-anchor': { code: 'wall_anchor', group: 'structure', price: 'wallAnchor' },
}

export function addPanels(ledger: Ledger): void {
	const joined = jointsIn(ledger.furniture)
	const known = new Map<string, number>()
	for (const board of ledger.furniture.boards) {
		if (partRows[board.part].family !== 'panel') continue
		const row = partLines[board.part]
		if (!row) throw new Error(`${board.part} has no line`)
		const { length, width, thickness, material: color } = board
		const data = { length, width, thickness, color }
		ledger.add({ ...row, points: pointsOf(board), data })
	}
	for (const { item } of ledger.furniture.fittings) {
		const row = boughtLines[item.family]
		if (!row) continue
		const { code, group, price } = row
		ledger.add({ code, group, points: ledger.points.accessories[price], data: {} })
	}
	addGlides(ledger)
	addWallRails(ledger)

	/** A grid has a hundred equal shelves, so one of each size is reckoned. */
	function pointsOf(board: Board): number {
		if (!joined.has(board.id)) return panelPoints(board, 0, ledger.points)
		const { part, length, width, thickness, material } = board
		const key = `${part} ${length} ${width} ${thickness} ${material}`
		const points = known.get(key) ?? panelPoints(board, 1, ledger.points)
		known.set(key, points)
		return points
	}
}

/** Boards of a grid that are joined to the uprights beside them. */
function jointsIn({ fittings, grid }: Furniture): ReadonlySet<string> {
	if (!grid) return new Set()
	const joints = fittings.filter(({ item }) => item.family === 'connectors')
	return new Set(joints.flatMap(({ boards }) => boards.slice(0, 1)))
}

/** Paid by the upright of a grid; a ceiling foot is sold with those of its own. */
function addGlides(ledger: Ledger): void {
	const { furniture, points } = ledger
	if (!furniture.grid) return
	const on = (family: Family) =>
		furniture.fittings.flatMap(({ item, boards }) => (item.family === family ? boards : []))
	const clamped = new Set(on('ceiling-foot'))
	const standing = [...new Set(on('glide'))].filter((upright) => !clamped.has(upright))
	const each = points.accessories.glide
	ledger.add({
		code: 'glide',
		group: 'structure',
		points: each,
		quantity: standing.length,
		data: {},
	})
}

/** A run that hangs has a rail as long as its modules, in a piece a module. */
function addWallRails(ledger: Ledger): void {
	const { furniture, points } = ledger
	if (!furniture.fittings.some(({ item }) => item.family === 'wall-rail')) return
	for (const { width: length } of furniture.runs) {
		const rail = lengthPoints(points.accessories.wallRail, length, WHOLE)
		ledger.add({ code: 'wall_rail', group: 'structure', points: rail, data: { length } })
	}
}

/** Thousandths: metal has no tier. */
const WHOLE = 1000

/** Rounded once per board; tenths of a mm and thousandths of a point, so that no float enters. */
function panelPoints(board: Board, joints: number, { finishes, colors }: Points): number {
	const color = colors[board.material]
	if (!color) throw noPrice(`colour ${board.material} is not in the price book`)
	const rate = coefficientOf(finishes.panel, color.tier)
	const factor = finishes.panelThickness[thicknessOf(board.thickness)]
	// points/m2 and coefficient, both in thousandths, on tenths of a mm squared: 1e3 * 1e3 * 1e8.
	const area = BigInt(rate) * BigInt(factor) * BigInt(areaTenthsOf(board))
	const edges = edgesOf(board).reduce((sum, { band, tenths }) => {
		const wider = color.category === 'Veneer' && band === 0.8 ? 1 : band
		// points/m in thousandths on tenths of a mm: 1e3 * 1e4.
		return sum + BigInt(finishes.panelEdge[bandOf(wider)]) * BigInt(tenths)
	}, 0n)
	const operations = operationsOf(board, finishes) + joints * finishes.panelJoint
	const whole = BigInt(finishes.panelCut + operations)
	const unit = 100_000_000_000_000n
	return divideHalfUpLarge(area + edges * (unit / 10_000_000n) + whole * unit, unit)
}

function thicknessOf(thickness: number): (typeof pricedThicknesses)[number] {
	// A board of 19 is one of 18 that is drawn with its faces (domain 1.1).
	const priced = thickness === 19 ? 18 : thickness
	const known = pricedThicknesses.find((each) => Number(each) === priced)
	if (!known) throw noPrice(`no price for a panel of ${thickness} mm`)
	return known
}

function bandOf(band: number): (typeof pricedBands)[number] {
	const known = pricedBands.find((each) => Number(each) === band)
	if (!known) throw noPrice(`no price for a band of ${band} mm`)
	return known
}

type Edge = { band: number; tenths: number }

/** The banded sides of the outline; a side aslant takes the band of length2. */
function edgesOf({ outline, edges }: Board): Edge[] {
	return outline.flatMap(([a, b], i): Edge[] => {
		const [c, d] = outline[(i + 1) % outline.length] ?? [a, b]
		const isAlong = b === d
		const isAcross = a === c
		const band = isAlong
			? b === 0
				? edges.length1
				: edges.length2
			: isAcross
				? a === 0
					? edges.width1
					: edges.width2
				: edges.length2
		return band === 0 ? [] : [{ band, tenths: Math.round(Math.hypot(c - a, d - b) * 10) }]
	})
}

/** Pins are paid per started ten; the other bores one by one. */
function operationsOf(
	{ outline, radii = [], bores = [] }: Board,
	finishes: Points['finishes'],
): number {
	const isCut = outline.some(([a, b], i) => {
		const [c, d] = outline[(i + 1) % outline.length] ?? [a, b]
		return a !== c && b !== d
	})
	const rounded = radii.filter((radius) => radius > 0).length
	const count = (least: number, most: number) =>
		bores.filter(({ diameter }) => diameter >= least && diameter <= most).length
	return (
		rounded * finishes.panelRadius +
		(isCut ? finishes.panelShape : 0) +
		Math.ceil(count(0, PIN_MOST) / PINS_PAID) * finishes.borePins +
		count(PIN_MOST + 1, CUP_MOST) * finishes.boreCup +
		count(CUP_MOST + 1, Infinity) * finishes.boreGrommet
	)
}

/** mm: shelf pins up to the first diameter, hinge cups up to the second, grommets above. */
const PIN_MOST = 8
const CUP_MOST = 40
const PINS_PAID = 10
