// The light bars of the furniture with the bays they shine into, for the shader that lights them.
import type { Furniture, Point3 } from '@gabarit/engine'
import { DataTexture, FloatType, RGBAFormat } from 'three'
import { toScene } from '../axes.ts'
import { lightBarTexels } from '../material/light-bar-shader.ts'
import type { StageUniforms } from '../material/stage-uniforms.ts'
import { inRoom } from './run-frame.ts'

/** In the room, mm: its two ends, the lowest and the highest corner of its bay. */
export type LightBar = { from: Point3; to: Point3; low: Point3; high: Point3 }

type Space = Pick<LightBar, 'low' | 'high'>

/** A board's face is part of the bay that it closes. */
const faces = 4

function spacesOf({ runs }: Pick<Furniture, 'runs'>, roomWidth: number): Space[] {
	return runs.flatMap(({ side, modules }) =>
		modules.flatMap(({ y, depth, bays }) =>
			bays.flatMap(({ x, width, floor, height, led }) => {
				if (!led) return []
				const [a, b] = [
					inRoom(side, roomWidth, [x - faces, y - faces, floor - faces]),
					inRoom(side, roomWidth, [x + width + faces, y + depth, floor + height + faces]),
				]
				const corner = (end: 'min' | 'max'): Point3 => [
					Math[end](a[0], b[0]),
					Math[end](a[1], b[1]),
					Math[end](a[2], b[2]),
				]
				return [{ low: corner('min'), high: corner('max') }]
			}),
		),
	)
}

function isIn({ low, high }: Space, point: Point3): boolean {
	return [0, 1, 2].every((axis) => {
		const at = point[axis] ?? 0
		return at >= (low[axis] ?? 0) && at <= (high[axis] ?? 0)
	})
}

export function lightBarsOf(
	furniture: Pick<Furniture, 'runs' | 'fittings'>,
	roomWidth: number,
): LightBar[] {
	const spaces = spacesOf(furniture, roomWidth)
	return furniture.fittings.flatMap(({ item, pose }) => {
		if (item.family !== 'led' || !pose) return []
		const { origin: from, u } = pose
		const length = Number(item.size)
		const to: Point3 = [from[0] + u[0] * length, from[1] + u[1] * length, from[2] + u[2] * length]
		const space = spaces.find((candidate) => isIn(candidate, from))
		return space ? [{ from, to, ...space }] : []
	})
}

export function showLightBars(uniforms: StageUniforms, bars: readonly LightBar[]): void {
	const texels = bars.flatMap(({ from, to, low, high }) => {
		const [a, b] = [toScene(low), toScene(high)]
		const corner = (end: 'min' | 'max') => [0, 1, 2].map((i) => Math[end](a[i] ?? 0, b[i] ?? 0))
		return [toScene(from), toScene(to), corner('min'), corner('max')].flatMap((point) => [
			...point,
			1,
		])
	})
	uniforms.lightBars.value.dispose()
	const data = new Float32Array(4 * lightBarTexels * Math.max(1, bars.length))
	data.set(texels)
	const rows = Math.max(1, bars.length)
	const texture = new DataTexture(data, lightBarTexels, rows, RGBAFormat, FloatType)
	texture.needsUpdate = true
	uniforms.lightBars.value = texture
	uniforms.lightBarCount.value = bars.length
}
