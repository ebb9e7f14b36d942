import type { Board, Face, Point2 } from '../../furniture/board.ts'
import type { GroupId } from '../../furniture/group.ts'
import { type FittingBuilder, type Item, poseOn } from '../../furniture/hardware/fitting.ts'
import type { Carcass } from './carcass.ts'

const foot: Item = { family: 'levelling-foot' }
const bracket: Item = { family: 'wall-bracket' }
const connectors: Item = { family: 'connectors' }

const FOOT = { rear: 60, front: 80, height: 38 } as const
const BRACKET = { under: 60, behind: 30 } as const

/** A partition ends on the bottom panel, so it stands on legs of the plinth's height (domain 2.1, 2.5). */
export function addModuleFittings(
	carcass: Carcass,
	{ group, plinth, held }: { group: GroupId; plinth: number; held: true | undefined },
	fittings: FittingBuilder,
): void {
	const { left, right, bottom, tops, partition } = carcass
	const leg: Item = { family: 'support-leg', size: plinth }
	const add = (item: Item, board: Board, at: Point2, face: Face) =>
		fittings.add(item, { group, boards: [board.id], pose: poseOn(board, at, { face }) })
	// Without a plinth it stands on legs, or hangs.
	for (const depth of plinth === 0 ? [] : [FOOT.rear, bottom.width - FOOT.front]) {
		add(foot, left, [FOOT.height, depth], 'A')
		add(foot, right, [FOOT.height, depth], 'B')
		if (partition) add(leg, bottom, [bottom.length / 2, depth], 'B')
	}
	if (!held) {
		add(bracket, left, bracketPlace(left), 'A')
		add(bracket, right, bracketPlace(right), 'B')
	}
	if (!held && partition) {
		add(bracket, partition, bracketPlace(partition), 'A')
		add(bracket, partition, bracketPlace(partition), 'B')
	}
	const joined = [left, right, bottom, ...tops, ...(partition ? [partition] : [])]
	const boards = joined.map(({ id }) => id)
	const pose = poseOn(bottom, [bottom.length / 2, bottom.width / 2], { face: 'A' })
	fittings.add(connectors, { group, boards, pose })
}

function bracketPlace({ outline }: Board): Point2 {
	const top = Math.max(...outline.filter(([, b]) => b === 0).map(([a]) => a))
	return [Math.max(top / 2, top - BRACKET.under), BRACKET.behind]
}
