// Which fronts stand open: a view of the design, which ends with the step.
import { type Furniture, type Opening, openingsOf } from '@gabarit/engine'
import { useMemo } from 'react'
import { lastResult } from '../../../lib/last-result.ts'
import { useDesign } from '../../../session/design-context.tsx'
import { changeView, useView } from '../../../session/view-store.ts'
import { type SelectedBay, useSelectedBay } from '../../module-selection/use-selected-bay.ts'
import type { StepName } from '../../step.ts'
import { viewOf } from '../../steps.ts'
import { useStageParts } from '../use-stage-parts.ts'

const openingsIn = lastResult(openingsOf)

export type Openings = {
	/** What can be opened and is in the picture. */
	all: readonly Opening[]
	opened: readonly string[]
	toggle: (id: string) => void
}

/** Whether the fronts are left out to show the inside. */
export function useInside(step: StepName): boolean {
	const { solved } = useDesign()
	const wanted = useView((view) => view.doorsOpen)
	return wanted ?? viewOf(step, solved.configuration).inside
}

export function useOpenings(step: StepName): Openings {
	const { shown, solved } = useDesign()
	const chosen = useView((view) => view.opened)
	const at = useSelectedBay()
	const { fronts } = useStageParts()
	const isBare = useInside(step) && fronts === 'vanish'
	const { bays } = viewOf(step, solved.configuration)
	const furniture = shown?.furniture
	const all = useMemo(() => {
		const openings = furniture === undefined ? [] : openingsIn(furniture)
		return openings.filter(({ front, inner }) =>
			fronts === 'vanish' ? !isBare || front.kind !== 'Leaf' || inner : !inner,
		)
	}, [furniture, isBare, fronts])
	const byItself = () => {
		if (bays) return at === null ? [] : leavesOf(all, at)
		if (step !== 'Recap' || furniture === undefined) return []
		return fronts === 'open' ? all.slice(-1).map(({ id }) => id) : lastLeaves(furniture)
	}
	const ids = new Set(all.map(({ id }) => id))
	const opened = (chosen ?? byItself()).filter((id) => ids.has(id))
	return {
		all,
		opened,
		toggle: (id) =>
			changeView({
				opened: opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id],
			}),
	}
}

/** Those that hide a bay. */
export function leavesOf(
	openings: readonly Opening[],
	{ run, module, bay }: Pick<SelectedBay, 'run' | 'module' | 'bay'>,
): string[] {
	return openings
		.filter(
			({ front }) =>
				front.kind === 'Leaf' &&
				front.run === run &&
				front.module === module &&
				front.bays.includes(bay),
		)
		.map(({ id }) => id)
}

/** On the recap the last module of the main run is open, to show both outside and inside. */
function lastLeaves({ fronts }: Furniture): string[] {
	const main = fronts.filter(({ run }) => run === 'Main')
	const last = Math.max(...main.map(({ module }) => module))
	return main.filter(({ module, kind }) => module === last && kind === 'Leaf').map(({ id }) => id)
}
