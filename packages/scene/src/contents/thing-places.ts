import type { Point3 } from '@gabarit/engine'
import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import { facingOf, metres, toScene } from '../axes.ts'
import { inRoom } from '../interior/run-frame.ts'
import { collar } from './cloth-shapes.ts'
import type { Thing } from './thing.ts'

/** Radians around the vertical, in three's sense. */
function runTurn(run: Thing['run']): number {
	const { out } = facingOf(run)
	return Math.atan2(out[0], out[1])
}

function placed(thing: Thing, roomWidth: number, offset: Point3, size: Point3): Matrix4 {
	const turn = runTurn(thing.run) + (thing.turn * Math.PI) / 180
	const rotation = new Quaternion().setFromEuler(new Euler(0, turn, 0))
	const shift = new Vector3(offset[0], offset[2], offset[1]).multiplyScalar(metres)
	const at = new Vector3(...toScene(inRoom(thing.run, roomWidth, thing.at)))
	return new Matrix4().compose(
		at.add(shift.applyQuaternion(rotation)),
		rotation,
		new Vector3(size[0], size[2], size[1]).multiplyScalar(metres),
	)
}

export function thingMatrix(thing: Thing, roomWidth: number): Matrix4 {
	return placed(thing, roomWidth, [0, 0, 0], thing.size)
}

/** A box in its own axes, mm from the thing's place. */
export type ThingPart = { matrix: Matrix4; color: string }

/** A lid laps over its box, mm. */
const lidHeight = 42
const lidOver = 7
/** The dark line under a lid, too narrow for its shadow. */
const rim = 3
const rimColor = '#4A4036'

const labelColor = '#E4D9C2'
const hookColor = '#2A2725'
const hangerColor = '#8F6B45'
const trimColor = '#4B3626'

/** Over the collar, mm. */
const hangerOver = 6

/** Labels and lids of boxes, hangers with their hooks, straps of suitcases: unit boxes. */
export function partsOf(thing: Thing, roomWidth: number): ThingPart[] {
	const part = (middle: Point3, size: Point3, color: string): ThingPart => ({
		matrix: placed(thing, roomWidth, middle, size),
		color,
	})
	const [width, depth, height] = thing.size
	if (thing.kind === 'coat' || thing.kind === 'shirt') {
		const neck = hangerOver - collar * height
		return [
			part([0, 0, neck / 2 + 8], [5, 6, 24 - neck], hookColor),
			part([0, 0, neck - 15], [10, 24, 30], hangerColor),
		]
	}
	if (thing.kind === 'box') {
		const label: Point3 = [Math.min(84, width * 0.3), 3, Math.min(52, height * 0.3)]
		const lid = Math.min(lidHeight, height * 0.3)
		return [
			part([0, depth / 2 + 0.5, (height - lid) * 0.55], label, labelColor),
			part([0, 0, height - lid - rim / 2], [width + 1, depth + 1, rim], rimColor),
			part([0, 0, height - lid / 2], [width + lidOver, depth + lidOver, lid], thing.color),
		]
	}
	if (thing.kind !== 'suitcase') return []
	const strap: Point3 = [34, depth + 4, height + 4]
	return [
		part([0, depth / 2 + 1, height * 0.5], [110, 14, 22], trimColor),
		part([-width * 0.3, 0, height / 2], strap, trimColor),
		part([width * 0.3, 0, height / 2], strap, trimColor),
	]
}
