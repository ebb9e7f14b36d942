import type { RunSide } from '../issue.ts'
import type { Group, GroupId } from './group.ts'

type GroupPlace = { run: RunSide; module: number | null }

const nowhere: GroupPlace = { run: 'Main', module: null }

/** Run and module (its index in the run, null above a module) of each group, read from the tree alone. */
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
