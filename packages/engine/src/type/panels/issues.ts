// Why a loose board cannot be cut, banded, rounded or bored (domain 25.4). Each line answers for itself.
import type { Catalogue } from '../../catalogue.ts'
import { PART_MAX } from '../../constants.ts'
import { createIssue, type IssueDraft } from '../../create-issue.ts'
import type { Bore } from '../../furniture/board.ts'
import { usualColor } from '../../furniture/usual-color.ts'
import type { Issue, IssueCode, Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { boresOf } from './bores.ts'
import { completePanels, type LineSource, type PanelDesign, type PanelsDesign } from './defaults.ts'
import {
	BANDING,
	BLIND_BORE_THICKNESS,
	CUPS,
	CUT,
	GROMMET_CLEAR,
	PANEL_MIN,
	PINS,
	PINS_WIDTH,
	RADIUS_MIN,
	stockedThicknesses,
	THICK_BAND,
} from './limits.ts'
import type { Cladding, PanelBore, PanelLine, PanelsConfiguration } from './schema.ts'
import { clearOf, lengthOf } from './shape.ts'

type Found = Pick<IssueDraft, 'measured' | 'limit' | 'data'> & {
	code: IssueCode
	/** The field of the line. */
	field: string
	/** What the line becomes; tried before it is offered. */
	remedy?: Partial<PanelLine>
	/** What a clad wall becomes, which has other fields: the least change first. */
	walls?: readonly Partial<Cladding>[]
}

export function lineIssues(
	design: PanelsDesign,
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
): Issue[] {
	const shared = design.lines.find(({ isOwnMaterial }) => !isOwnMaterial)
	const ofOrder = shared ? colorIssues(shared) : []
	return [
		...ofOrder.map(({ code, data }) =>
			createIssue({
				code,
				field: 'colors.exterior',
				data,
				remedy: { colors: { exterior: usualColor(catalogue, 'exterior') } },
			}),
		),
		...design.lines.flatMap((line) =>
			foundIn(line).map((found) => issueOf(found, line, configuration, catalogue)),
		),
	]
}

function issueOf(
	{ field, remedy, walls = [], ...facts }: Found,
	{ source }: PanelDesign,
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
): Issue {
	const { list, index } = source
	const changes = list === 'cladding' ? walls : remedy ? [remedy] : []
	return createIssue({
		...facts,
		field: `${list}.${index}.${field}`,
		data: { ...facts.data, line: index, ...(list === 'cladding' && { kind: 'Wall' }) },
		remedy: changes
			.map((change) => withLine(configuration, source, change))
			.find((wanted) => isMended(facts.code, source, wanted)),
	})

	function isMended(code: IssueCode, at: LineSource, by: Remedy): boolean {
		const { lines } = completePanels(applyRemedy(configuration, by), catalogue)
		return lines
			.filter((line) => line.source.list === at.list && line.source.index === at.index)
			.every((line) => foundIn(line).every((found) => found.code !== code))
	}
}

// The thickness comes first: where it is not stocked, banding is not judged by it. Nobody bores what cannot be cut.
function foundIn(line: PanelDesign): Found[] {
	const tooLarge = sheetIssues(line)
	return [
		...(line.isOwnMaterial ? colorIssues(line) : []),
		...sizeIssues(line),
		...tooLarge,
		...thicknessIssues(line),
		...cutIssues(line),
		...bandIssues(line),
		...radiusIssues(line),
		...(tooLarge.length > 0 ? [] : boreIssues(line)),
	]
}

/** Lists replace as a whole, so a remedy carries all lines. */
function withLine(
	{ panels, cladding }: PanelsConfiguration,
	{ list, index }: LineSource,
	change: object,
): Remedy {
	const lines: readonly object[] = (list === 'panels' ? panels : cladding) ?? []
	return {
		[list]: lines.map((line, i) => (i === index ? without({ ...line, ...change }) : line)),
	}
}

function without(line: object): object {
	return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))
}

const asTheOrder = { remedy: { material: undefined } }

function colorIssues({ color, material }: PanelDesign): Found[] {
	const field = 'material'
	const data = { reference: material }
	if (color?.exterior || color?.interior) return []
	const code = color ? 'color_not_for_exterior' : 'unknown_color'
	return [{ code, field, data, ...asTheOrder }]
}

/** Fewer panels, then a wall as large as one banded panel. */
const largerWalls: readonly Partial<Cladding>[] = [
	{ columns: undefined },
	{ height: BANDING.length },
	{ columns: undefined, height: BANDING.length },
	{ columns: undefined, width: BANDING.length },
	{ columns: undefined, width: BANDING.length, height: BANDING.length },
]

function sizeIssues({ length, width }: PanelDesign): Found[] {
	const code = 'panel_too_small'
	const shorter = length < width ? 'length' : 'width'
	const longer = length < width ? 'width' : 'length'
	const least = { [shorter]: PANEL_MIN.shorter, [longer]: PANEL_MIN.longer }
	const mended = {
		length: Math.max(length, least['length'] ?? 0),
		width: Math.max(width, least['width'] ?? 0),
	}
	const own = { remedy: mended, walls: largerWalls }
	const [small, large] = [Math.min(length, width), Math.max(length, width)]
	if (small < PANEL_MIN.shorter)
		return [{ code, field: shorter, measured: small, limit: PANEL_MIN.shorter, ...own }]
	if (large < PANEL_MIN.longer)
		return [{ code, field: longer, measured: large, limit: PANEL_MIN.longer, ...own }]
	return []
}

type Fit = { field: 'length' | 'width'; measured: number; limit: number }

/** Where the grain lies along `grain`, the side that is too long for the sheet. */
function overSheet(
	{ length, width }: Pick<PanelDesign, 'length' | 'width'>,
	grain: 'length' | 'width',
): Fit | null {
	const along = {
		field: grain,
		measured: grain === 'length' ? length : width,
		limit: PART_MAX.length,
	}
	const other = grain === 'length' ? 'width' : 'length'
	const across = {
		field: other,
		measured: grain === 'length' ? width : length,
		limit: PART_MAX.width,
	} as const
	return [along, across].find(({ measured, limit }) => measured > limit) ?? null
}

/** Both sides as long as the sheet lets them be. */
function withinSheet(
	{ length, width }: Pick<PanelDesign, 'length' | 'width'>,
	grain: 'length' | 'width',
): Pick<PanelLine, 'length' | 'width'> {
	const [most, least] = [PART_MAX.length, PART_MAX.width]
	return {
		length: Math.min(length, grain === 'length' ? most : least),
		width: Math.min(width, grain === 'length' ? least : most),
	}
}

function sheetIssues(line: PanelDesign): Found[] {
	const grains: readonly ('length' | 'width')[] =
		line.grain === 'none' ? ['length', 'width'] : [line.grain]
	const fits = grains.map((grain) => overSheet(line, grain))
	const worst = fits[0]
	if (!worst || fits.includes(null)) return []
	const turned = line.grain === 'length' ? 'width' : 'length'
	const turns = line.grain !== 'none' && overSheet(line, turned) === null
	return [
		{
			code: 'part_over_sheet',
			...worst,
			remedy: turns
				? { grain: turned === 'length' ? 'Length' : 'Width' }
				: withinSheet(line, grains[0] ?? 'length'),
			walls: [{ columns: undefined }],
		},
	]
}

function thicknessIssues({ color, thickness }: PanelDesign): Found[] {
	if (!color) return []
	const stocked = stockedThicknesses[color.tier]
	if (stocked.includes(thickness)) return []
	const off = (other: number) => Math.abs(other - thickness)
	const limit = stocked.toSorted((a, b) => off(a) - off(b))[0] ?? thickness
	const mended = { thickness: limit }
	return [
		{
			code: 'thickness_not_stocked',
			field: 'thickness',
			measured: thickness,
			limit,
			data: { stocked: stocked.join(' / ') },
			remedy: mended,
			walls: [mended],
		},
	]
}

const sideNames = ['length1', 'length2', 'width1', 'width2'] as const

function edgesOf({ edges }: PanelDesign): [number, number, number, number] {
	return [edges.length1, edges.length2, edges.width1, edges.width2]
}

type Bandable = { name: (typeof sideNames)[number]; measured: number; limit: number }

/** Sides with a band that the machine cannot put on; a cut takes the band of length2. */
function unbandable({ shape, edges, thickness, length, width, color }: PanelDesign): Bandable[] {
	return shape.sides.flatMap((side): Bandable[] => {
		const name = side.name === 'cut' ? 'length2' : side.name
		if (edges[name] === 0) return []
		const across = name === 'length1' || name === 'length2' ? width : length
		const along = Math.round(lengthOf(side) * 10) / 10
		if (color?.category === 'Lacquer') return [{ name, measured: edges[name], limit: 0 }]
		if (thickness < BANDING.thickness)
			return [{ name, measured: thickness, limit: BANDING.thickness }]
		if (along < BANDING.length) return [{ name, measured: along, limit: BANDING.length }]
		if (across < BANDING.across) return [{ name, measured: across, limit: BANDING.across }]
		return []
	})
}

function bandIssues(line: PanelDesign): Found[] {
	const found = unbandable(line)
	const [first] = found
	if (!first) return []
	const bare = new Set(found.map(({ name }) => name))
	const bands = edgesOf(line).map((band, i) => (bare.has(sideNames[i] ?? 'length1') ? 0 : band))
	return [
		{
			code: 'edge_not_bandable',
			field: 'edges',
			measured: first.measured,
			limit: first.limit,
			data: { edge: first.name },
			remedy: { edges: bands as PanelLine['edges'] },
			walls: line.thickness < BANDING.thickness ? [{ thickness: BANDING.thickness }] : largerWalls,
		},
	]
}

function cutIssues({ shape, length, width }: PanelDesign): Found[] {
	const cut = shape.sides.find(({ name }) => name === 'cut')
	if (!cut) return []
	const [to, from] = [cut.from[1], cut.to[0]]
	const code = 'cut_out_of_bounds'
	const remedy = { cut: undefined }
	if (from > length - CUT.off)
		return [{ code, field: 'cut.from', measured: from, limit: length - CUT.off, remedy }]
	if (to > width - CUT.off)
		return [{ code, field: 'cut.to', measured: to, limit: width - CUT.off, remedy }]
	if (from + to < CUT.leaves)
		return [{ code, field: 'cut', measured: from + to, limit: CUT.leaves, remedy }]
	return []
}

/** Each corner by the bands beside it; two corners share the side between them. */
function radiusIssues({ shape, edges }: PanelDesign): Found[] {
	const bandOf = (name: (typeof shape.sides)[number]['name']) =>
		edges[name === 'cut' ? 'length2' : name]
	const code = 'radius_out_of_bounds'
	const least = shape.radii.flatMap((measured, i): Found[] => {
		if (measured === 0) return []
		const before = shape.sides.at(i - 1)
		const after = shape.sides[i]
		if (!before || !after) return []
		const band = Math.max(bandOf(before.name), bandOf(after.name))
		const limit =
			band >= THICK_BAND ? RADIUS_MIN.thick : band > 0 ? RADIUS_MIN.banded : RADIUS_MIN.bare
		const isSquare = before.name !== 'cut' && after.name !== 'cut'
		if (!isSquare) return [{ code, field: 'radii', measured, limit: 0 }]
		return measured < limit ? [{ code, field: 'radii', measured, limit }] : []
	})
	const most = shape.sides.flatMap((side): Found[] => {
		const measured = side.radii[0] + side.radii[1]
		const limit = Math.floor(lengthOf(side))
		return measured > limit ? [{ code, field: 'radii', measured, limit }] : []
	})
	const [first] = [...least, ...most]
	return first ? [{ ...first, remedy: { radii: undefined } }] : []
}

type Fault = { measured: number; limit: number }

/** The remedy of each leaves out every bore that cannot be made, so that one of many mends them all. */
function boreIssues(line: PanelDesign): Found[] {
	const judged = line.bores.map((bore) => ({ bore, fault: faultOf(bore, line) }))
	const kept = judged.filter(({ fault }) => fault === null).map(({ bore }) => bore)
	return judged.flatMap(({ bore, fault }): Found[] => {
		if (!fault) return []
		const data = { bore: bore.kind }
		return [{ code: 'bore_outside', field: 'bores', ...fault, data, remedy: { bores: kept } }]
	})
}

function faultOf(bore: PanelBore, line: PanelDesign): Fault | null {
	const isBlind = bore.kind !== 'Grommet'
	if (isBlind && line.thickness < BLIND_BORE_THICKNESS)
		return { measured: line.thickness, limit: BLIND_BORE_THICKNESS }
	if (bore.kind === 'ShelfPins' && line.width < PINS_WIDTH)
		return { measured: line.width, limit: PINS_WIDTH }
	const own = boresOf(bore, line)
	// Without room for a single hole the row is empty.
	if (own.length === 0) return { measured: line.length, limit: 2 * PINS.first }
	const clear = rowEnds(own).map(({ at, diameter }) => clearOf(line.shape, at, diameter))
	const measured = Math.floor(Math.min(...clear) * 10) / 10
	const least = isBlind ? 0 : GROMMET_CLEAR
	if (measured < least) return { measured, limit: least }
	const apart = bore.kind === 'HingeCups' ? gapBetween(own) : CUPS.least
	return apart < CUPS.least ? { measured: apart, limit: CUPS.least } : null
}

/** A board is convex: of a straight row of bores the first or the last is nearest to an edge. */
function rowEnds(bores: readonly Bore[]): Bore[] {
	return bores.filter(
		({ at: [, row] }, i) => bores[i - 1]?.at[1] !== row || bores[i + 1]?.at[1] !== row,
	)
}

function gapBetween(bores: readonly { at: readonly [number, number] }[]): number {
	const gaps = bores.slice(1).map(({ at }, i) => at[0] - (bores[i]?.at[0] ?? 0))
	return Math.round(Math.min(...gaps) * 10) / 10
}
