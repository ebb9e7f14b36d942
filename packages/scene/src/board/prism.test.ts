import type { Point2 } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { insetOutline, type Prism, prismOf } from './prism.ts'

const rectangle: Point2[] = [
	[0, 0],
	[2000, 0],
	[2000, 500],
	[0, 500],
]
const notched: Point2[] = [
	[0, 12],
	[80, 12],
	[80, 0],
	[2450, 0],
	[2450, 579],
	[80, 579],
	[80, 539],
	[0, 539],
]
const trapezium: Point2[] = [
	[0, 0],
	[1425, 0],
	[993, 514],
	[0, 514],
]
const offset = { along: 0, across: 0 }

type Triple = [number, number, number]

function trianglesOf({ positions, indices }: Prism): [Triple, Triple, Triple][] {
	const vertex = (index: number): Triple => [
		positions[index * 3] ?? 0,
		positions[index * 3 + 1] ?? 0,
		positions[index * 3 + 2] ?? 0,
	]
	return Array.from({ length: indices.length / 3 }, (_, i) => [
		vertex(indices[i * 3] ?? 0),
		vertex(indices[i * 3 + 1] ?? 0),
		vertex(indices[i * 3 + 2] ?? 0),
	])
}

/** Volume in cubic metres, positive where all triangles look outwards. */
function volumeOf(prism: Prism): number {
	return trianglesOf(prism).reduce((sum, [a, b, c]) => {
		const cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]]
		return sum + (a[0] * (cross[0] ?? 0) + a[1] * (cross[1] ?? 0) + a[2] * (cross[2] ?? 0)) / 6
	}, 0)
}

function areaOf(outline: readonly Point2[]): number {
	return Math.abs(
		outline.reduce((sum, [x, y], i) => {
			const [nx, ny] = outline[(i + 1) % outline.length] ?? [0, 0]
			return sum + (x * ny - nx * y) / 2
		}, 0),
	)
}

const outlines = [
	['rectangle', rectangle],
	['clockwise rectangle', rectangle.toReversed()],
	['notched side', notched],
	['trapezium', trapezium],
] as const

test.each(outlines)('a %s without chamfer has its volume, all faces outwards', (_, outline) => {
	const prism = prismOf({ outline, thickness: 18, grain: 'length', offset, chamfer: 0 })
	expect(volumeOf(prism) * 1e9).toBeCloseTo(areaOf(outline) * 18, 0)
})

test.each(outlines)(
	'the chamfer of a %s takes away very little and closes the solid',
	(_, outline) => {
		const prism = prismOf({ outline, thickness: 18, grain: 'length', offset, chamfer: 1 })
		const share = (volumeOf(prism) * 1e9) / (areaOf(outline) * 18)
		expect(share).toBeLessThan(1)
		expect(share).toBeGreaterThan(0.985)
		const edges = new Map<string, number>()
		const key = (corner: Triple) => corner.map((value) => Math.round(value * 1e6)).join(',')
		for (const [a, b, c] of trianglesOf(prism)) {
			for (const [from, to] of [
				[a, b],
				[b, c],
				[c, a],
			] as const) {
				edges.set(`${key(from)}>${key(to)}`, (edges.get(`${key(from)}>${key(to)}`) ?? 0) + 1)
			}
		}
		for (const edge of edges.keys()) {
			const [from, to] = edge.split('>')
			expect(edges.has(`${to}>${from}`), edge).toBe(true)
		}
	},
)

test('an inset outline keeps the distance from every side', () => {
	const inner = insetOutline(trapezium, 1)
	const xs = inner.map(([x]) => x)
	const ys = inner.map(([, y]) => y)
	expect(Math.min(...xs)).toBeCloseTo(1)
	expect(Math.min(...ys)).toBeCloseTo(1)
	expect(Math.max(...ys)).toBeCloseTo(513)
})
