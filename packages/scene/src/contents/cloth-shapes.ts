// Cloth: hanging garments with folds that open towards the hem, and folded ones as soft slabs of two layers. About one by
// one by one, as the other shapes of things.
import { BufferGeometry, Float32BufferAttribute } from 'three'

/** No two neighbours need to look alike: each shape comes in so many variants. */
export const clothVariants = 3

type Triple = readonly [number, number, number]

/** A closed skin around an axis: `place` gives the point at a share of the way up and around. */
type Skin = { rows: number; around: number; place: (up: number, turn: number) => Triple }

function cloth(...skins: readonly Skin[]): BufferGeometry {
	const positions: number[] = []
	const indices: number[] = []
	for (const { rows, around, place } of skins) {
		const first = positions.length / 3
		for (let row = 0; row <= rows; row++) {
			for (let i = 0; i < around; i++) {
				positions.push(...place(row / rows, (2 * Math.PI * i) / around))
			}
		}
		for (let row = 0; row < rows; row++) {
			for (let i = 0; i < around; i++) {
				const a = first + row * around + i
				const b = first + row * around + ((i + 1) % around)
				indices.push(a, a + around, b, b, a + around, b + around)
			}
		}
	}
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
	geometry.setIndex(indices)
	geometry.computeVertexNormals()
	return geometry
}

/** A corner that is rounder the larger the exponent. */
function squared(value: number, exponent: number): number {
	return Math.sign(value) * Math.abs(value) ** exponent
}

function smooth(from: number, to: number, value: number): number {
	const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
	return share * share * (3 - 2 * share)
}

export type GarmentCut = {
	/** How far the shoulders drop, as a share of the length. */
	shoulder: number
	/** How much wider the hem is than the shoulders. */
	flare: number
	folds: number
	/** Where the sleeves end, as a share of the length. */
	sleeve: number
}

/** Where cloth begins under its rail, as a share of the length. */
export const collar = 0.035

/** Rows from the hem up, closer towards the shoulders: it is cut off straight, and closed below. */
const bodyRows = 22
const closer = 1.7

function bodyOf({ shoulder, flare, folds }: GarmentCut, phase: number): Skin {
	const depthAt = (down: number) =>
		down < shoulder
			? 0.07 + 0.36 * (down / shoulder) ** 0.75
			: 0.43 + flare * smooth(shoulder, 1, down) - 0.015 * Math.sin(9 * down + phase)
	const place = (up: number, turn: number): Triple => {
		const isClosed = up === 0 || up === 1
		const down = Math.min(1, (1 - up) / (1 - 1 / bodyRows)) ** closer
		const open = smooth(shoulder * 0.8, 1, down)
		const thick = 0.2 + 0.16 * smooth(0, shoulder * 1.6, down) + 0.08 * open
		const wave = Math.sin(folds * turn + phase + 1.2 * Math.sin(4 * down + phase))
		const swell = 1 + (0.05 + 0.17 * open) * wave
		const shift = 0.12 * open * Math.sin(3 * down + phase + 2 * Math.cos(turn))
		const hem = 0.004 * open * Math.sin(folds * turn + 1)
		const wide = isClosed ? 0.02 : 1
		return [
			wide * squared(Math.sin(turn), 0.8) * thick * swell + shift,
			-collar - down * (1 - collar) - hem,
			wide * squared(Math.cos(turn), 0.7) * depthAt(Math.max(0.02, down)),
		]
	}
	return { rows: bodyRows, around: 32, place }
}

/** It hangs from the end of the shoulder, a little bent; `side` is 1 before and -1 behind. */
function sleeveOf({ shoulder, sleeve }: GarmentCut, phase: number, side: number): Skin {
	const rows = 12
	const from = shoulder * 0.4
	const place = (up: number, turn: number): Triple => {
		const isClosed = up === 0 || up === 1
		const along = Math.min(1, (1 - up) / (1 - 1 / rows))
		const wide = isClosed ? 0.02 : Math.sqrt(smooth(-0.06, 0.16, along))
		const crease = 1 + 0.09 * Math.sin(11 * along + 2 * turn + phase)
		const swing = 0.1 * along * Math.sin(phase + side + 2 * along)
		const out = 0.24 + 0.19 * smooth(-0.04, 0.16, along) - 0.035 * along * along
		return [
			wide * crease * (0.4 - 0.13 * along) * Math.sin(turn) + swing,
			-collar - (from + (sleeve - from) * along) * (1 - collar),
			side * out + wide * crease * (0.075 - 0.02 * along) * Math.cos(turn),
		]
	}
	return { rows, around: 16, place }
}

/** On its hanger, seen from its side: thin along x, hanging down from y = 0. */
export function garment(cut: GarmentCut, variant: number): BufferGeometry {
	const phase = variant * 2.1
	return cloth(bodyOf(cut, phase), sleeveOf(cut, phase + 1, 1), sleeveOf(cut, phase + 3, -1))
}

/** Folded once, the fold in front: two layers with a crease between them. */
export function foldedCloth(variant: number): BufferGeometry {
	const phase = variant * 1.7
	const place = (up: number, turn: number): Triple => {
		const lift = Math.PI * (up - 0.5)
		const out = squared(Math.cos(lift), 0.24)
		const high = 0.5 + 0.5 * squared(Math.sin(lift), 0.52)
		const crease = 1 - 0.012 * Math.exp(-(((high - 0.5) / 0.09) ** 2))
		const soft = 1 + 0.012 * Math.sin(3 * turn + phase) + 0.01 * Math.sin(5 * turn - phase)
		const sag = 0.05 * Math.sin(2 * turn + phase) * high
		return [
			squared(Math.cos(turn), 0.24) * 0.5 * out * crease * soft,
			Math.max(0, high + sag * out),
			squared(Math.sin(turn), 0.24) * 0.5 * out * crease * soft,
		]
	}
	return cloth({ rows: 12, around: 40, place })
}
