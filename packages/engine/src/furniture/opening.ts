// What can be opened, and what comes out with it: scene, elevation and the list for a screen reader agree on it.
import type { Board } from './board.ts'
import type { Front } from './front.ts'
import type { Furniture } from './furniture.ts'
import { bayOfDrawer, type Group, type GroupId } from './group.ts'

/** A front that opens; `inner`: a drawer behind a leaf, named by the board that closes it. */
export type Opening = {
	id: string
	front: Front
	board: Board
	/** The other boards of its drawer or its cart. */
	carried: Board[]
	inner: boolean
}

/** Ids of the fronts that open, without the drawers behind a door. */
export function outerFrontsOf(furniture: Furniture): string[] {
	return openingsOf(furniture).flatMap(({ id, inner }) => (inner ? [] : [id]))
}

/** Fronts in their order, then the drawers that have no front of their own. */
export function openingsOf(furniture: Pick<Furniture, 'boards' | 'fronts' | 'groups'>): Opening[] {
	const { boards, fronts, groups } = furniture
	const byId = new Map(boards.map((board) => [board.id, board]))
	const byGroup = drawnOut(boards, groups)
	const outer = fronts.flatMap((front): Opening[] => {
		const board = byId.get(front.board)
		if (!board || !canOpen(front)) return []
		const carried = (byGroup.get(board.group) ?? []).filter((each) => each !== board)
		const needsDrawer = front.kind === 'DrawerFront' || front.kind === 'PullOut'
		if (needsDrawer && carried.length === 0) return []
		return [{ id: front.id, front, board, carried, inner: false }]
	})
	return [...outer, ...innerOf(byGroup)]
}

const comesOut: ReadonlySet<Group['kind']> = new Set(['drawer', 'cart'])

function drawnOut(boards: readonly Board[], groups: readonly Group[]): Map<GroupId, Board[]> {
	const byGroup = new Map(
		groups.filter(({ kind }) => comesOut.has(kind)).map(({ id }) => [id, [] as Board[]]),
	)
	for (const board of boards) byGroup.get(board.group)?.push(board)
	return byGroup
}

function canOpen({ kind, openingSide }: Front): boolean {
	return kind === 'Leaf' ? openingSide !== 'None' : kind !== 'FakeDoor'
}

function innerOf(byGroup: ReadonlyMap<GroupId, Board[]>): Opening[] {
	return [...byGroup].flatMap(([group, own]): Opening[] => {
		const board = own.find(({ part }) => part === 'RecessedDrawerFront')
		if (!board || board.module === null) return []
		const front: Front = {
			id: board.id,
			board: board.id,
			run: board.run,
			module: board.module,
			bays: [bayOfDrawer(group)],
			kind: 'DrawerFront',
			style: 'Simple',
			count: 0,
			hinges: [],
			openingSide: 'None',
			handle: null,
			weight: 0,
		}
		const carried = own.filter((each) => each !== board)
		return [{ id: board.id, front, board, carried, inner: true }]
	})
}
