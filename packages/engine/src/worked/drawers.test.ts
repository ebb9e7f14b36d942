// Overlay drawers, their boxes and their runners (domain 5.1).
import { expect, test } from 'vitest'
import type { Part } from '../furniture/part.ts'
import { made, refused, room, simples, sizes, standing } from '../testing/worked-case.ts'

// W 580, Dc 579, Du 559: runner 500 (<= 549), box 490 long. Back of the drawer front at 579 + 2.
const drawers = made(
	room({
		room: { width: 680 },
		runs: simples(1, { zones: [{ kind: 'OverlayDrawer', count: 2 }] }),
	}),
)

const ofFirst = (part: Part) => standing(drawers, part)[0]

test('the box of an overlay drawer ends at the back of its front, 2 before the carcass', () => {
	// Bay 68 to 612, box 73 to 607, 100 above the floor; its front used to stand from 561 to 579.
	expect(ofFirst('DrawerInnerFront')).toBe('x 89 to 591, y 563 to 581, z 100 to 220: 502 x 120')
	expect(ofFirst('DrawerBack')).toBe('x 89 to 591, y 91 to 109, z 100 to 220: 502 x 120')
	expect(ofFirst('DrawerFront')).toMatch(/y 581 to 600/)
	expect(sizes(drawers, 'DrawerSide')).toEqual(Array(4).fill('490 x 120 x 16'))
})

test('the runner of an overlay drawer keeps its length, at the lower front corner of its box', () => {
	const runners = drawers.fittings.filter(({ item }) => item.family === 'drawer-runner')
	expect(runners.map(({ item, pose }) => [item.size, pose?.origin])).toEqual([
		['500-30kg', [73, 581, 100]],
		['500-30kg', [73, 581, 260]],
	])
})

test('the box of a recessed drawer stays behind its own front, 10 and 18 behind the carcass edge', () => {
	const recessed = made(
		room({
			room: { width: 680 },
			runs: simples(1, { zones: [{ kind: 'RecessedDrawer', count: 1 }] }),
		}),
	)
	expect(standing(recessed, 'DrawerInnerFront')[0]).toMatch(/y 533 to 551/)
})

test('under a top that follows the chord drawers need their runner before its underside', () => {
	// Rear 1411 - 32 = 1379, front 1413, 421 deep: a slope of 51 degrees would turn after 28, so the
	// top rises by 34 over 421. Eight drawers end at 138 + 1280 - 38 = 1380, where its underside stands
	// 236 from the rear: 185 for a runner of 250 + 10.
	const under = (low: number) =>
		room({
			room: { width: 700 },
			hu: 2688,
			height: 1413,
			plinth: { height: 120 },
			filler: { top: 0 },
			depth: { center: 442 },
			slope: { back: { low, angle: 51 } },
			runs: simples(1, { template: '22' }),
		})
	expect(refused(under(1411))).toMatchObject([
		{ code: 'fitting_too_deep', measured: 185, limit: 260 },
	])
	// From 1413 + 32 on the top is level.
	expect(made(under(1445)).runs[0]?.modules[0]?.heightRear).toBe(1413)
})
