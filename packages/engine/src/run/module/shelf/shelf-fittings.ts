import { type Board, pointOn } from '../../../furniture/board.ts'
import { type Item, poseOn } from '../../../furniture/hardware/fitting.ts'
import type { BayContext, BayPlan } from '../bay/bay-plan.ts'
import { ADJUSTABLE_SETBACK, FIRST_ROW, rearRow } from '../fittings.ts'

const pin: Item = { family: 'shelf-pin' }
const trayRunner: Item = { family: 'tray-runner' }

export function addShelfPins(shelf: Board, bay: BayPlan, { fittings }: BayContext): void {
	const { group, around } = bay
	const z = shelf.pose.origin[2]
	const rows = [FIRST_ROW, rearRow(shelf.width + ADJUSTABLE_SETBACK)]
	for (const [upright, face] of [
		[around.left, 'A'],
		[around.right, 'B'],
	] as const) {
		for (const behind of rows) {
			const at = [z - upright.pose.origin[2], upright.width - behind] as const
			const boards = [upright.id, shelf.id]
			fittings.add(pin, { group, boards, pose: poseOn(upright, at, { face }) })
		}
	}
}

export function addTrayRunner(tray: Board, bay: BayPlan, { fittings }: BayContext): void {
	const { group, around } = bay
	const { u, v, n } = tray.pose
	fittings.add(trayRunner, {
		group,
		boards: [around.left.id, around.right.id, tray.id],
		pose: { origin: pointOn(tray, [0, tray.width, 0]), u: v, v: n, n: u },
	})
}
