// What belongs together, as one tree: furniture, runs, modules, their drawers and leaves.
import type { RunSide } from '../issue.ts'

export type GroupId = string
export const groupKinds = ['furniture', 'run', 'module', 'drawer', 'leaf'] as const
type GroupKind = (typeof groupKinds)[number]

/** A knot of the tree; every parent comes before its children, modules in run order. */
export type Group = { id: GroupId; kind: GroupKind; parent: GroupId | null }

/** The root of the tree. */
export const FURNITURE: GroupId = 'furniture'

/** The group of a module by its index, or of its run, which is called by its side. */
export function moduleGroup(side: RunSide, module: number | null): GroupId {
	return module === null ? side : `${side}-${module}`
}

/** The group of a bay's drawer, counted from its floor: box, fronts and runners. */
export function drawerGroup(module: GroupId, bay: number, drawer: number): GroupId {
	return `${module}-drawer-${bay}-${drawer}`
}

/** The run and the module that a group stands in: Main and null where there is none. */
export type GroupPlace = { run: RunSide; module: number | null }

const nowhere: GroupPlace = { run: 'Main', module: null }

/** The place of every group, worked out once for any number of boards and fittings. */
export function groupPlaces(groups: readonly Group[]): ReadonlyMap<GroupId, GroupPlace> {
	const places = new Map<GroupId, GroupPlace>()
	const modules = new Map<GroupId, number>()
	for (const { id, kind, parent } of groups) {
		const above = (parent !== null && places.get(parent)) || nowhere
		if (kind === 'run') places.set(id, { run: id as RunSide, module: null })
		else if (kind === 'module') {
			const module = modules.get(above.run) ?? 0
			modules.set(above.run, module + 1)
			places.set(id, { run: above.run, module })
		} else places.set(id, above)
	}
	return places
}
