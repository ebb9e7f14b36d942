// Bought parts and the tree of groups: everything hangs together, and each piece stands where it says.

import { groupPlaces } from '../furniture/group-places.ts'
import type { Fitting } from '../furniture/hardware/fitting.ts'
import { extentOf, type Property, unless } from './property.ts'

/** One tree, parents first; a board's run and module are those of its group. */
export const groupsMakeOneTree: Property = ({ groups, boards, fittings, runs }) => {
	const places = groupPlaces(groups)
	const seen = new Set<string>()
	const [root, ...others] = groups
	const faults = [
		...unless(root?.kind === 'furniture' && root.parent === null, () => 'no root'),
		...unless(places.size === groups.length, () => 'two groups of one name'),
	]
	if (root) seen.add(root.id)
	for (const { id, parent } of others) {
		faults.push(...unless(parent !== null && seen.has(parent), () => `${id} before its parent`))
		seen.add(id)
	}
	for (const board of boards) {
		const place = places.get(board.group)
		const agrees = place?.run === board.run && place.module === board.module
		faults.push(...unless(agrees, () => `${board.id} is not in ${board.group}`))
	}
	for (const { id, group } of fittings) {
		faults.push(...unless(places.has(group), () => `${id} has no group`))
	}
	for (const { side, modules } of runs) {
		const own = groups.filter(({ kind, parent }) => kind === 'module' && parent === side)
		faults.push(...unless(own.length === modules.length, () => `${side}: ${own.length} groups`))
	}
	return faults
}

/** The five boards of a box and what stands before it make one drawer, with one pair of runners. */
export const drawersAreWhole: Property = ({ groups, boards, fittings }) =>
	groups
		.filter(({ kind }) => kind === 'drawer')
		.flatMap(({ id }) => {
			const parts = boards.filter(({ group }) => group === id).map(({ part }) => part)
			const isFront = (part: string) => part === 'DrawerFront' || part === 'RecessedDrawerFront'
			const runners = fittings.filter(
				({ group, item }) => group === id && item.family === 'drawer-runner',
			)
			return [
				...unless(parts.filter(isFront).length === 1, () => `${id} has fronts ${parts.join(' ')}`),
				...unless(parts.length === 6, () => `${id} has ${parts.length} boards`),
				...unless(runners.length === 1, () => `${id} has ${runners.length} runners`),
			]
		})

const loose = new Set(['led-charger'])
/** Fixed to a face of its first board, within its outline. */
const onTheirBoard = new Set<string>([
	'hinge',
	'shelf-pin',
	'levelling-foot',
	'support-leg',
	'wall-bracket',
	'panel-batten',
	'panel-bracket',
	'stiffener',
	'strip',
	'hinge-spacer',
	'push-to-open',
])

/** Every fitting stands on boards that there are, on a face of the one it is fixed to. */
export const fittingsStandOnBoards: Property = ({ boards, fittings }) => {
	const byId = new Map(boards.map((board) => [board.id, board]))
	return fittings.flatMap((fitting) => {
		const { id, item, pose } = fitting
		if (loose.has(item.family)) return unless(pose === null, () => `${id} stands somewhere`)
		const [board] = fitting.boards.map((name) => byId.get(name))
		const known = fitting.boards.length > 0 && fitting.boards.every((name) => byId.has(name))
		if (!pose || !board || !known) return [`${id} stands nowhere`]
		if (!onTheirBoard.has(item.family)) return []
		const [a, b, c] = placeOn(pose.origin, board.pose)
		const [length, width] = extentOf(board)
		const within = (value: number, most: number) => value > -0.01 && value < most + 0.01
		const onFace = Math.abs(c) < 0.01 || Math.abs(c - board.thickness) < 0.01
		return unless(
			within(a, length) && within(b, width) && onFace,
			() => `${id} is off ${board.id}: ${a} ${b} ${c}`,
		)
	})
}

function placeOn(at: readonly number[], pose: NonNullable<Fitting['pose']>) {
	const from = at.map((value, k) => value - (pose.origin[k] ?? 0))
	const along = (axis: readonly number[]) =>
		from.reduce((sum, value, k) => sum + value * (axis[k] ?? 0), 0)
	return [along(pose.u), along(pose.v), along(pose.n)] as const
}

/** Four feet a module under its sides, two legs of the plinth's height under a partition (domain 2.1). */
export const modulesStandOnTheirFeet: Property = ({ boards, fittings, groups }, { plinth }) =>
	groups
		.filter(({ kind }) => kind === 'module')
		.flatMap(({ id }) => {
			const own = fittings.filter(({ group }) => group === id)
			const feet = own.filter(({ item }) => item.family === 'levelling-foot')
			const legs = own.filter(({ item }) => item.family === 'support-leg')
			const hasPartition = boards.some(({ group, part }) => group === id && part === 'Partition')
			const high = legs.every(({ item }) => item.size === (plinth?.height ?? 80))
			return [
				...unless(feet.length === 4, () => `${id} stands on ${feet.length} feet`),
				...unless(
					legs.length === (hasPartition ? 2 : 0) && high,
					() => `${id}: ${legs.length} legs`,
				),
			]
		})

/** From a cup's centre to the middle of the upright that carries it, at most: a partition's. */
const CUP_TO_UPRIGHT = 24

/** A leaf has a hinge at each of its heights, its plate on the upright beside the hinged edge. */
export const hingesHoldTheirLeaves: Property = ({ runs, fronts, fittings, boards }) => {
	const byId = new Map(boards.map((board) => [board.id, board]))
	const hinges = fittings.filter(({ item }) => item.family === 'hinge')
	return fronts.flatMap((front) => {
		const own = hinges.filter(({ boards: [leaf] }) => leaf === front.board)
		const leaf = byId.get(front.board)
		if (!leaf) return [`${front.id} has no board`]
		const heights = own.map(({ pose }) => (pose?.origin[2] ?? 0) - leaf.pose.origin[2])
		const agree = heights.every((height, i) => Math.abs(height - (front.hinges[i] ?? 0)) < 0.001)
		return [
			...unless(
				own.length === front.hinges.length && agree,
				() => `${front.id}: ${heights.join(' ')}`,
			),
			...own.flatMap(({ id, item, pose, boards: [, upright = ''] }) => {
				const plate = byId.get(upright)
				if (!plate || !pose) return [`${id} has no plate`]
				// Cranked on a partition, without a spring where a push opens the leaf (domain 6.2).
				const crank = plate.part === 'Partition' ? 'k95' : 'k0'
				const wanted = `110-${crank}${front.handle ? '' : '-push'}`
				if (item.size !== wanted) return [`${id} is ${item.size}, not ${wanted}`]
				const module = runs.find(({ side }) => side === front.run)?.modules[front.module]
				// A blind module's leaf ends where no upright stands.
				if (module?.blind) return []
				const away = Math.abs(placeOn(pose.origin, plate.pose)[2] - plate.thickness / 2)
				return unless(away <= CUP_TO_UPRIGHT + 0.01, () => `${id} is ${away} from ${upright}`)
			}),
		]
	})
}
