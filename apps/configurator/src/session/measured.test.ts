import type { Configuration, DressingConfiguration } from '@gabarit/engine'
import { beforeEach, expect, test } from 'vitest'
import { measuredOf } from './measured.ts'
import {
	changeDesign,
	confirmMeasures,
	openDesign,
	redo,
	undo,
	useSession,
} from './session-store.ts'

const plain: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }
const isConfirmed = () => {
	const { confirmed, history } = useSession.getState()
	return confirmed === measuredOf(history.present)
}

beforeEach(() => {
	openDesign({ code: 'K7MP4XQD9RTW', configuration: plain })
	confirmMeasures()
})

test('measures that nobody confirmed count as a draft', () => {
	openDesign({ code: 'K7MP4XQD9RTW', configuration: plain })
	expect(isConfirmed()).toBe(false)
})

test.each([
	['the width', { room: { width: 2990 } }],
	['a further reading', { room: { width: [3000, 2998] } }],
	['a diagonal', { room: { width: 3000, diagonalLeft: 1410 } }],
	['the height', { hu: 2490 }],
	['the depth, by the remedy of a check', { depth: { center: 621 } }],
	['the place of a chimney', { pos: { fireplace: 1000 } }],
	['the walls, which decide what is measured', { walls: 'Left' }],
	['the shape of the room', { footprint: 'LeftSide' }],
	['a slope', { slope: { left: {} } }],
] satisfies [string, Partial<DressingConfiguration>][])('%s asks again', (_, change) => {
	expect(isConfirmed()).toBe(true)
	changeDesign(change)
	expect(isConfirmed()).toBe(false)
	undo()
	expect(isConfirmed()).toBe(true)
	redo()
	expect(isConfirmed()).toBe(false)
	confirmMeasures()
	expect(isConfirmed()).toBe(true)
})

test.each([
	['margins', { margin: { left: 20 } }],
	['fillers', { filler: { left: 60 } }],
	['the way in', { access: { stair: 'turning' } }],
	['the skirting', { baseboard: { height: 60, thickness: 10 } }],
	['an inside', { runs: [{ side: 'Main', count: 4 }] }],
	['the tool', { source: 'laser' }],
] satisfies [string, object][])('%s need no confirmation', (_, change) => {
	changeDesign(change)
	expect(isConfirmed()).toBe(true)
})

test('the order in which fields are stored says nothing', () => {
	const depth = { center: 600, left: 500 }
	const turned = { left: 500, center: 600 }
	expect(measuredOf({ ...plain, depth })).toBe(measuredOf({ ...plain, depth: turned }))
})

test.each([
	['the rise of a step', { stair: { rise: 181 } }],
	['the length under the flight', { room: { width: 2900 } }],
] satisfies [string, object][])('under a flight, %s asks again', (_, change) => {
	const stairs: Configuration = {
		version: 1,
		type: 'stairsFurniture',
		room: { width: 3000 },
		hu: 2400,
	}
	expect(measuredOf({ ...stairs, ...change })).not.toBe(measuredOf(stairs))
})
