// Furniture, runs, modules, and their drawers and leaves, as one tree.
import type { RunSide } from '../issue.ts'

export type GroupId = string
export const groupKinds = ['furniture', 'run', 'module', 'drawer', 'leaf'] as const
type GroupKind = (typeof groupKinds)[number]

/** A parent comes before its children; modules are in run order. */
export type Group = { id: GroupId; kind: GroupKind; parent: GroupId | null }

export const FURNITURE: GroupId = 'furniture'

export function moduleGroup(side: RunSide, module: number | null): GroupId {
	return module === null ? side : `${side}-${module}`
}

export function drawerGroup(module: GroupId, bay: number, drawer: number): GroupId {
	return `${module}-drawer-${bay}-${drawer}`
}

export type GroupPlace = { run: RunSide; module: number | null }

const nowhere: GroupPlace = { run: 'Main', module: null }

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
