// Furniture, runs, modules, and their drawers, leaves and carts, as one tree; loose boards in lines, what
// closes a cell of a grid in cells.
import type { RunSide } from '../issue.ts'

export type GroupId = string
export const groupKinds = [
	'furniture',
	'run',
	'module',
	'drawer',
	'leaf',
	'cart',
	'line',
	'cell',
] as const
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

/** Of a group that `drawerGroup` names. */
export function bayOfDrawer(group: GroupId): number {
	return Number(/-drawer-(\d+)-/u.exec(group)?.[1] ?? 0)
}

/** The cart behind a front over a whole module. */
export function cartGroup(module: GroupId): GroupId {
	return `${module}-cart`
}
