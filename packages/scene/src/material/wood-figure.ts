// Veneer as darkness from 0 (pale early wood) to 1 (pores): strips side by side, cathedral next to straight grain,
// then fibres and pores.
import { figureSheet } from '../board/grain-offset.ts'
import { cellValue, smoothNoise } from './noise.ts'

export type Strip = { from: number; to: number; kind: 'cathedral' | 'straight'; seed: number }

const stripWidth = { cathedral: [300, 420], straight: [150, 260] } as const
/** Distance of the year rings in the log, mm. */
const ringWidth = { cathedral: 6, straight: 6.5 }
/** How fast a cathedral's cut leaves the heart of the log: rings open every ringWidth/taper along the board. */
const taper = 0.042
const poreLength = 34
const poresPerSquareMetre = 5200

export function stripsOf(across: number): Strip[] {
	const strips: Strip[] = []
	for (let from = 0, i = 0; from < across; i++) {
		const kind = i % 2 === 0 ? 'cathedral' : 'straight'
		const [least, most] = stripWidth[kind]
		const to = Math.min(across, from + least + (most - least) * cellValue(i, 77))
		strips.push({ from, to, kind, seed: i + 1 })
		from = to
	}
	return strips
}

function darknessAt(strip: Strip, x: number, y: number): number {
	const { seed, kind } = strip
	const wobble =
		smoothNoise(x / 60 + seed * 19, y / 520) * 6 + smoothNoise(x / 17, y / 170 + seed * 7) * 0.8
	const rings =
		(kind === 'cathedral' ? cathedral(strip, x + wobble, y) : x + wobble * 0.8) / ringWidth[kind]
	const ring = Math.floor(rings)
	const part = rings - ring
	const late = part ** 2.2 * (1 - Math.max(0, (part - 0.9) / 0.1))
	const strength = 0.4 + 0.6 * cellValue(ring, seed * 31)
	const tone = smoothNoise(x / 90 + seed * 3, y / 700 + seed) * 0.06
	const fibre = smoothNoise(x / 2.2, y / 95 + seed * 13) * 0.07
	const share = kind === 'cathedral' ? 0.6 : 0.36
	return Math.min(1, Math.max(0, 0.2 + late * strength * share + tone + fibre))
}

/** Distance from the log's heart where a flat cut passes beside it. */
function cathedral({ from, to, seed }: Strip, x: number, y: number): number {
	const heart = from + (to - from) * (0.38 + 0.24 * cellValue(seed, 5))
	const rising = seed % 4 < 2 ? y : figureSheet.along - y
	const depth = taper * (rising + 200 + 500 * cellValue(seed, 9) + 160 * smoothNoise(y / 620, seed))
	return Math.hypot((x - heart) * (0.5 + 0.16 * cellValue(seed, 3)), depth)
}

/** Darkness as bytes, row by row along the grain. */
export function paintFigure(columns: number, rows: number): Uint8Array<ArrayBuffer> {
	const pixels = new Uint8Array(columns * rows)
	const strips = stripsOf(figureSheet.across)
	let strip = strips[0]
	for (let column = 0; column < columns; column++) {
		const x = ((column + 0.5) / columns) * figureSheet.across
		strip = strips.find(({ to }) => x < to) ?? strip
		if (!strip) continue
		for (let row = 0; row < rows; row++) {
			const y = ((row + 0.5) / rows) * figureSheet.along
			pixels[row * columns + column] = darknessAt(strip, x, y) * 255
		}
	}
	addPores(pixels, columns, rows)
	return pixels
}

function addPores(pixels: Uint8Array, columns: number, rows: number) {
	const area = (figureSheet.across * figureSheet.along) / 1e6
	const count = Math.round(area * poresPerSquareMetre)
	const pixelWidth = figureSheet.across / columns
	const strength = Math.min(0.42, 0.42 * (0.9 / pixelWidth))
	for (let i = 0; i < count; i++) {
		const column = Math.floor(cellValue(i, 1) * columns)
		const length = (poreLength * (0.5 + cellValue(i, 2)) * rows) / figureSheet.along
		const start = Math.floor(cellValue(i, 3) * (rows - length))
		for (let step = 0; step < length; step++) {
			const at = (start + step) * columns + column
			const fade = Math.sin((Math.PI * (step + 0.5)) / length)
			pixels[at] = Math.min(255, (pixels[at] ?? 0) + 255 * strength * fade)
		}
	}
}
