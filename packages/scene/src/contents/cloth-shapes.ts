// Cloth: hanging garments with folds that open towards the hem, and folded ones as soft slabs of two layers. About one by
// one by one, as the other shapes of things.
import { BufferGeometry, Float32BufferAttribute } from 'three'

/** No two neighbours need to look alike: each shape comes in so many variants. */
export const clothVariants = 3

type Triple = readonly [number, number, number]

/** A closed skin around an axis: `place` gives the point at a share of the way up and around. */
function skin(rows: number, around: number, place: (up: number, turn: number) => Triple) {
	const positions: number[] = []
	const indices: number[] = []
	for (let row = 0; row <= rows; row++) {
		for (let i = 0; i < around; i++) {
			positions.push(...place(row / rows, (2 * Math.PI * i) / around))
		}
	}
	for (let row = 0; row < rows; row++) {
		for (let i = 0; i < around; i++) {
			const [a, b] = [row * around + i, row * around + ((i + 1) % around)]
			indices.push(a, a + around, b, b, a + around, b + around)
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
}

/** On its hanger, seen from its side: thin along x, hanging down from y = 0. */
export function garment({ shoulder, flare, folds }: GarmentCut, variant: number): BufferGeometry {
	const phase = variant * 2.1
	const depthAt = (down: number) =>
		down < shoulder
			? 0.07 + 0.4 * (down / shoulder) ** 0.75
			: 0.47 + flare * smooth(shoulder, 1, down) - 0.015 * Math.sin(9 * down + phase)
	return skin(18, 28, (up, turn) => {
		const down = 1 - up
		const open = smooth(shoulder * 0.8, 1, down)
		const thick = 0.24 + 0.14 * smooth(0, shoulder * 1.4, down) + 0.12 * open
		const wave = Math.sin(folds * turn + phase + 1.2 * Math.sin(4 * down + phase))
		const swell = 1 + (0.06 + 0.34 * open) * wave
		const shift = 0.09 * open * Math.sin(3 * down + phase + 2 * Math.cos(turn))
		const hem = 0.012 * open * Math.sin(folds * turn + 1)
		const closed = up === 0 || up === 1 ? 0.02 : 1
		return [
			closed * squared(Math.sin(turn), 0.8) * thick * swell + shift,
			-0.035 * (up === 1 ? 0 : 1) - down * 0.965 - hem,
			closed * squared(Math.cos(turn), 0.7) * depthAt(Math.max(0.02, down)),
		]
	})
}

/** Folded once, the fold in front: two layers with a crease between them. */
export function foldedCloth(variant: number): BufferGeometry {
	const phase = variant * 1.7
	return skin(8, 28, (up, turn) => {
		const lift = Math.PI * (up - 0.5)
		const out = squared(Math.cos(lift), 0.42)
		const high = 0.5 + 0.5 * squared(Math.sin(lift), 0.62)
		const crease = 1 - 0.035 * Math.exp(-(((high - 0.5) / 0.09) ** 2))
		const soft = 1 + 0.012 * Math.sin(3 * turn + phase) + 0.01 * Math.sin(5 * turn - phase)
		const sag = 0.05 * Math.sin(2 * turn + phase) * high
		return [
			squared(Math.cos(turn), 0.24) * 0.5 * out * crease * soft,
			Math.max(0, high + sag * out),
			squared(Math.sin(turn), 0.24) * 0.5 * out * crease * soft,
		]
	})
}
