// The bay that is being worked on: the one touched on the stage or in the list, else the first.
import type { BayChoice } from '@gabarit/engine'
import { baysOf } from '../../session/choices-changed.ts'
import { useDesign } from '../../session/design-context.tsx'
import { changeView, useView } from '../../session/view-store.ts'

export type SelectedBay = {
	run: 'Main'
	module: number
	bay: number
	/** From the left, counted from 1 over the whole run. */
	number: number
	/** How many bays there are. */
	count: number
	choice: BayChoice
	/** Clear width; null while the furniture cannot be made. */
	width: number | null
}

/** The selected bay, null where there is none at all. */
export function useSelectedBay(): SelectedBay | null {
	const { solved } = useDesign()
	const selected = useView((view) => view.selected)
	const bays = baysOf(solved.design)
	const at = bays.findIndex(
		({ module, bay }) => module === selected?.module && bay === selected.bay,
	)
	const index = Math.max(at, 0)
	const found = bays[index]
	if (found === undefined) return null
	const made = solved.furniture?.runs[0]?.modules[found.module]?.bays[found.bay]
	return {
		run: 'Main',
		module: found.module,
		bay: found.bay,
		number: index + 1,
		count: bays.length,
		choice: found.choice,
		width: made?.width ?? null,
	}
}

/** Selects a bay by its number from the left. */
export function useBaySelection(): (number: number) => void {
	const { solved } = useDesign()
	return (number) => {
		const found = baysOf(solved.design)[number - 1]
		if (found !== undefined) {
			changeView({ selected: { run: 'Main', module: found.module, bay: found.bay } })
		}
	}
}
