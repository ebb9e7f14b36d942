// Random lists of loose boards and clad walls. Two lists in three keep every rule of domain 25, the others
// are typed without looking: wrong sizes, bands, radii, cuts, bores and colours, each its own way.
import type { Catalogue, Color } from '../../catalogue.ts'
import type { Access } from '../../room/fields.ts'
import {
	BLIND_BORE_THICKNESS,
	CUPS,
	GROMMET_CLEAR,
	panelThicknesses,
	stockedThicknesses,
	WALL_MAX,
} from '../../type/panels/limits.ts'
import {
	type Cladding,
	type PanelBore,
	type PanelLine,
	type PanelsConfiguration,
} from '../../type/panels/schema.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'
import { type RandomPicks, randomFrom } from '../straight-rooms.ts'

type Picks = RandomPicks & { careful: boolean; catalogue: Catalogue }
type Size = Pick<PanelLine, 'length' | 'width'>

const bands = [0, 0.8, 1, 2] as const
const grains = ['Length', 'Width', 'Free'] as const
const joints = [0, 3, 8] as const
const labels = ['Tablette bureau', 'Legplank 3', 'Shelf', 'Porte gauche', ' ', 'x'.repeat(60)]

/** A stored list in the colours of the catalogue; every field of it is drawn now and then. */
export function randomPanels(
	random: () => number,
	catalogue: Catalogue = sampleCatalogue,
): PanelsConfiguration {
	const plain = randomFrom(random)
	const { int, chance } = plain
	const picks: Picks = { ...plain, catalogue, careful: chance(0.65) }
	const color = colorOf(picks)
	const isClad = chance(0.25)
	const isListed = !isClad || chance(0.4)
	const lines = chance(0.03) ? int(7, 100) : int(1, 6)
	return {
		version: 1,
		type: 'panels',
		...(isListed && { panels: Array.from({ length: lines }, () => lineOf(color, picks)) }),
		...(isClad && { cladding: Array.from({ length: int(1, 3) }, () => wallOf(color, picks)) }),
		...(color && { colors: { exterior: color.reference } }),
		...(!color && chance(0.1) && { colors: chance(0.5) ? {} : { exterior: 'no such colour' } }),
		...(chance(0.3) && { access: accessOf(picks) }),
	}
}

/** Null: the usual one of the catalogue. */
function colorOf({ catalogue, pick, chance }: Picks): Color | null {
	return chance(0.3) ? null : pick(catalogue.colors)
}

/** The tier of the usual exterior colour of every catalogue (domain 20.4). */
const USUAL_TIER = 'P3'

function thicknessOf(color: Color | null, { careful, pick }: Picks): PanelLine['thickness'] {
	return careful ? pick(stockedThicknesses[color?.tier ?? USUAL_TIER]) : pick(panelThicknesses)
}

function lineOf(ofOrder: Color | null, picks: Picks): PanelLine {
	const { int, pick, chance, careful } = picks
	const own = chance(0.4) ? pick(picks.catalogue.colors) : null
	const color = own ?? ofOrder
	const grain = chance(0.5) ? pick(grains) : undefined
	const size = sizeOf(grain, picks)
	const thickness = thicknessOf(color, picks)
	const cut = chance(0.15) ? cutOf(size, picks) : undefined
	const edges = careful ? bandsOf({ ...size, thickness }, cut, color, picks) : anyBands(picks)
	const radii = chance(0.2) ? radiiOf(size, cut, edges, picks) : undefined
	const shaped = { ...size, thickness, ...(cut && { cut }), ...(radii && { radii }) }
	const bores = chance(0.4) ? boresOf(shaped, picks) : undefined
	const isUnknown = !careful && chance(0.05)
	return {
		quantity: chance(0.03) ? int(7, careful ? 40 : 200) : int(1, 6),
		...size,
		thickness,
		...(own && { material: isUnknown ? 'no such colour' : own.reference }),
		...(grain && { grain }),
		...(edges && { edges }),
		...(radii && { radii }),
		...(cut && { cut }),
		...(bores && { bores }),
		...(chance(0.3) && { label: pick(labels) }),
	}
}

function sizeOf(grain: PanelLine['grain'], { int, chance, careful }: Picks): Size {
	if (!careful) return { length: int(1, chance(0.8) ? 3000 : 6000), width: int(1, 2400) }
	const along = chance(0.8) ? int(200, 2780) : int(100, 2780)
	const across = chance(0.8) ? int(200, 900) : int(60, 2050)
	return grain === 'Width' ? { length: across, width: along } : { length: along, width: across }
}

type Lengths = readonly [number, number, number, number]

/** length1, length2, width1, width2, and the cut where there is one: the sides that a band would lie on. */
function sidesOf({ length, width }: Size, cut: PanelLine['cut']): { plain: Lengths; cut: number } {
	if (!cut) return { plain: [length, length, width, width], cut: 0 }
	const aslant = Math.hypot(length - cut.from, width - cut.to)
	return { plain: [length, cut.from, width, cut.to], cut: aslant }
}

/** Absent where the default, banded all round, can be made too. */
function bandsOf(
	{ thickness, ...size }: Size & Pick<PanelLine, 'thickness'>,
	cut: PanelLine['cut'],
	color: Color | null,
	{ pick, chance }: Picks,
): PanelLine['edges'] {
	if (color?.category === 'Lacquer') return chance(0.5) ? undefined : [0, 0, 0, 0]
	const { plain, cut: aslant } = sidesOf(size, cut)
	const across = [size.width, size.width, size.length, size.length]
	const fits = plain.map((side, i) => {
		const isLong = (side === 0 || side >= 200) && (i !== 1 || aslant === 0 || aslant >= 200)
		return thickness >= 16 && isLong && (across[i] ?? 0) >= 80
	})
	if (fits.every(Boolean) && chance(0.5)) return undefined
	const band = (i: number) => (fits[i] === true ? pick(bands) : 0)
	return [band(0), band(1), band(2), band(3)]
}

function anyBands({ pick, chance }: Picks): PanelLine['edges'] {
	return chance(0.4) ? undefined : [pick(bands), pick(bands), pick(bands), pick(bands)]
}

function cutOf({ length, width }: Size, { int, careful }: Picks): NonNullable<PanelLine['cut']> {
	if (!careful) return { from: int(0, length + 20), to: int(0, width + 20) }
	const from = int(0, length - 10)
	const to = int(0, width - 10)
	return from + to < 60 ? { from: Math.max(60, from), to } : { from, to }
}

function radiiOf(
	size: Size,
	cut: PanelLine['cut'],
	edges: PanelLine['edges'],
	{ int, chance, careful }: Picks,
): NonNullable<PanelLine['radii']> {
	if (!careful) return [int(0, 60), int(0, 60), int(0, 400), int(0, 60)]
	const [length1, length2, width1, width2] = sidesOf(size, cut).plain
	const thick = edges?.includes(2) === true
	const least = thick ? 40 : 20
	const corner = (one: number, other: number) => {
		const most = Math.floor(Math.min(one, other) / 2)
		return most < least || chance(0.3) ? 0 : int(least, Math.min(most, 200))
	}
	return [
		corner(width1, length1),
		corner(length1, width2),
		cut ? 0 : corner(width2, length2),
		corner(length2, width1),
	]
}

type Shaped = Size & Pick<PanelLine, 'thickness' | 'cut' | 'radii'>

/** Where a row of holes would meet a cut or a rounded corner, a careful buyer orders a grommet or nothing. */
function boresOf({ length, width, thickness, cut, radii }: Shaped, picks: Picks): PanelBore[] {
	const { int, pick, chance, careful } = picks
	const isPlain = cut === undefined && (radii ?? []).every((radius) => radius === 0)
	const bores: PanelBore[] = []
	const takesRows = isPlain && thickness >= BLIND_BORE_THICKNESS
	const takesCups = takesRows && length >= 500 && width >= 60
	if ((!careful || takesCups) && chance(0.4))
		bores.push({ kind: 'HingeCups', ...(chance(0.5) && { count: cupsOf(length, picks) }) })
	const takesPins = takesRows && length >= 200 && width >= 120
	if ((!careful || takesPins) && chance(0.4)) bores.push({ kind: 'ShelfPins' })
	const diameter = pick([60, 80] as const)
	const clear = GROMMET_CLEAR + diameter / 2
	if (!careful) {
		if (chance(0.4)) bores.push({ kind: 'Grommet', at: [int(0, length), int(0, width)], diameter })
	} else if (isPlain && Math.min(length, width) > 2 * clear && chance(0.6)) {
		const at: [number, number] = [int(clear, length - clear), int(clear, width - clear)]
		bores.push({ kind: 'Grommet', at, diameter })
	}
	return bores
}

function cupsOf(length: number, { int, careful }: Picks): number {
	const most = Math.floor((length - 2 * CUPS.fromEnd) / CUPS.least) + 1
	return careful ? int(2, Math.min(8, most)) : int(2, 8)
}

function wallOf(color: Color | null, picks: Picks): Cladding {
	const { int, pick, chance, careful } = picks
	const joint = pick(joints)
	const width = careful ? int(400, 6000) : int(1, 9000)
	const height = careful ? int(300, 3600) : int(1, WALL_MAX.height)
	const usual = thicknessOf(color, picks)
	// The machine bands from 16 on; walls are banded all round (domain 25.1, 25.2).
	const thickness = careful && usual < 16 ? 18 : usual
	const least = Math.ceil((width + joint) / (2050 + joint))
	const most = Math.max(least, Math.floor((width + joint) / (250 + joint)))
	return {
		width,
		height,
		...(chance(0.6) && { joint }),
		...(chance(0.5) && { widest: careful ? int(400, 1250) : int(300, 1250) }),
		...(chance(0.3) && { columns: careful ? int(least, Math.min(most, 40)) : int(1, 40) }),
		thickness,
	}
}

function accessOf({ int, pick, chance }: Picks): Access {
	return {
		...(chance(0.7) && { door: { w: int(600, 1200), h: int(1900, 2400) } }),
		...(chance(0.5) && { stair: pick(['straight', 'turning'] as const) }),
		...(chance(0.4) && { lift: { w: int(700, 1200), h: int(1900, 2300), d: int(800, 1600) } }),
	}
}
