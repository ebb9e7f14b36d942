// A handle from the left, a little above, on the free edge of its leaf: the pieces that the 3D preview shows.
import {
	type FaceBox,
	type Handle,
	type HandleColor,
	handleBoxes,
	handleColorHexes,
	type Point2,
	type Point3,
} from '@gabarit/engine'
import { type Drawing, type Ink, inks, type Shape } from '../drawing.ts'
import { circle, line, polygon, rectangle, strokes } from '../shapes.ts'
import { picture } from './picture.ts'

const SIZE = 96
const MIDDLE: Point2 = [54, 48]
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const [ASIDE, ABOVE] = [32, 20]
/** Towards the eye. */
const EYE: Point3 = [-sin(ASIDE) * cos(ABOVE), sin(ABOVE), cos(ASIDE) * cos(ABOVE)]
/** How far right and down a point throws its shadow for each millimetre it stands out. */
const SHADOW = [1.15, -0.6] as const
/** From the middle of a handle to the free edge of the leaf, mm. */
const TO_EDGE = 40

/** The inks of a picture of a handle in this finish, on a leaf whose own colour shows through. */
export function handleInks(color: HandleColor): Partial<Record<Ink, string>> {
	const hex = handleColorHexes[color]
	return {
		leafShade: `${inks.ink}47`,
		metalDeep: mixed(hex, 0, 0.45),
		metalShade: mixed(hex, 0, 0.22),
		metalFace: hex,
		metalLit: mixed(hex, 255, 0.28),
	}
}

function mixed(hex: string, towards: number, share: number): string {
	const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
	return `#${channels
		.map((channel) => Math.round(channel + (towards - channel) * share))
		.map((channel) => channel.toString(16).padStart(2, '0'))
		.join('')}`
}

/** null = push to open. `leaf`: on a ground of its own, else over what stands behind the picture. */
export function drawHandle(handle: Handle | null, { leaf = true } = {}): Drawing {
	const ground = leaf ? [rectangle(null, [0, 0], [SIZE, SIZE], 'pale')] : []
	const shapes = handle ? handleShapes(handle) : [edge(76), ...pushToOpen()]
	return picture([SIZE, SIZE], [...ground, ...shapes])
}

const edge = (x: number): Shape => line('board', [x, 0], [x, SIZE])

function handleShapes(handle: Handle): Shape[] {
	const isEndless = handle.kind === 'Profile'
	const isAtEdge = isEndless || handle.kind === 'EdgePull'
	// What is long is drawn smaller: all of it is seen.
	const scale = isEndless ? 0.8 : Math.min(1.1, (SIZE - 18) / (handle.length * cos(ABOVE) + 24))
	const boxes = handleBoxes(handle, {
		at: [0, 0],
		upright: true,
		face: { width: 600, height: 3 * SIZE },
	})
	const right = Math.max(...boxes.map(({ at, size }) => at[0] + size[0] / 2))
	const middleX = MIDDLE[0] - (handle.projection / 2) * sin(ASIDE) * scale
	const edgeAt = middleX + (isAtEdge ? right : TO_EDGE) * cos(ASIDE) * scale
	const onPaper = ([x, y, z]: Point3): Point2 => [
		middleX + (x * cos(ASIDE) + z * sin(ASIDE)) * scale,
		MIDDLE[1] + (y * cos(ABOVE) - (z * cos(ASIDE) - x * sin(ASIDE)) * sin(ABOVE)) * scale,
	]
	const thrown = ([x, y, z]: Point3) => onPaper([x + z * SHADOW[0], y + z * SHADOW[1], 0])
	const seen = boxes
		.toSorted((a, b) => dot(a.at, EYE) - dot(b.at, EYE))
		.map((box) => facesOf(box).filter(({ normal }) => dot(normal, EYE) > 1e-6))
	return [
		edge(Math.min(SIZE - 4, edgeAt)),
		...seen.flat().map(({ points }) => inside(points.map(thrown), 'leafShade')),
		...seen.flatMap((faces) =>
			metalInks.flatMap((ink) => {
				const own = faces.filter(({ normal }) => inkOf(normal) === ink)
				return own.map(({ points }) => inside(points.map(onPaper), ink))
			}),
		),
	]
}

/** What runs past the picture is cut at its border. */
function inside(points: readonly Point2[], ink: Ink): Shape {
	const cut = (value: number) => Math.min(SIZE, Math.max(0, value))
	return polygon(
		null,
		points.map(([x, y]): Point2 => [cut(x), cut(y)]),
		ink,
	)
}

const metalInks = ['metalDeep', 'metalShade', 'metalFace', 'metalLit'] as const

/** Light from above, left, before. */
function inkOf(normal: Point3): (typeof metalInks)[number] {
	const light = dot(normal, [-0.35, 0.7, 0.62])
	if (light > 0.66) return 'metalLit'
	if (light > 0.45) return 'metalFace'
	return light > -0.4 ? 'metalShade' : 'metalDeep'
}

type Face = { points: readonly Point3[]; normal: Point3 }

const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Those of a box, or of a cylinder that stands on the leaf. */
function facesOf({ at, size, tilt = [0, 0], isRound }: FaceBox): Face[] {
	const [s, c] = [Math.sin(tilt[0]), Math.cos(tilt[0])]
	const turned = ([x, y, z]: Point3): Point3 => [x, y * c - z * s, y * s + z * c]
	const placed = ([x, y, z]: Point3): Point3 => {
		const [right, up, out] = turned([(x * size[0]) / 2, (y * size[1]) / 2, (z * size[2]) / 2])
		return [at[0] + right, at[1] + up, at[2] + out]
	}
	return (isRound ? cylinder : box).map(({ points, normal }) => ({
		points: points.map(placed),
		normal: turned(normal),
	}))
}

const sides = 24
const around = Array.from({ length: sides }, (_, i): Point2 => {
	return [cos((i * 360) / sides), sin((i * 360) / sides)]
})

/** Upright prism over an outline of the unit square: its front and its sides. */
function prism(outline: readonly Point2[]): Face[] {
	const walls = outline.map(([x, y], i): Face => {
		const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
		const length = Math.hypot(nextX - x, nextY - y)
		return {
			points: [
				[x, y, -1],
				[nextX, nextY, -1],
				[nextX, nextY, 1],
				[x, y, 1],
			],
			normal: [(nextY - y) / length, (x - nextX) / length, 0],
		}
	})
	return [{ points: outline.map(([x, y]): Point3 => [x, y, 1]), normal: [0, 0, 1] }, ...walls]
}

const box = prism([
	[-1, -1],
	[1, -1],
	[1, 1],
	[-1, 1],
])
const cylinder = prism(around)

function pushToOpen(): Shape[] {
	return [
		circle('swing', [58, 48], 13),
		strokes('front', [
			[
				[34, 48],
				[54, 48],
			],
			[
				[54, 48],
				[49, 52],
			],
			[
				[54, 48],
				[49, 44],
			],
		]),
	]
}
