import type { BayChoice, RunSide } from '@gabarit/engine'
import { baysOf, sidesOf } from '../../session/changes/choices-changed.ts'
import { type ZoneOfRun, zoneAt, zonesOf } from '../../session/changes/run-zones.ts'
import { useDesign, useDressingDesign } from '../../session/design-context.tsx'
import { changeView, useView } from '../../session/view-store.ts'

export type SelectedBay = {
	run: RunSide
	module: number
	bay: number
	/** From the left, counted from 1 over the whole run. */
	number: number
	count: number
	choice: BayChoice
	/** Clear width; null while the furniture cannot be made. */
	width: number | null
}

/** The run of the selected bay, else the main one. */
export function useRun(): RunSide {
	const { design } = useDesign().solved
	const selected = useView((view) => view.selected?.run)
	const sides = design === null ? [] : sidesOf(design)
	return selected !== undefined && sides.includes(selected) ? selected : (sides[0] ?? 'Main')
}

/** null where nothing stands on modules. */
export function useSelectedBay(): SelectedBay | null {
	const { solved } = useDesign()
	const run = useRun()
	const selected = useView((view) => view.selected)
	const bays = solved.design === null ? [] : baysOf(solved.design, run)
	const at = bays.findIndex(
		({ module, bay }) => module === selected?.module && bay === selected.bay,
	)
	const index = Math.max(at, 0)
	const found = bays[index]
	if (found === undefined) return null
	const { module, bay, choice } = found
	const made = solved.furniture?.runs.find(({ side }) => side === run)?.modules[module]?.bays[bay]
	return {
		run,
		module,
		bay,
		number: index + 1,
		count: bays.length,
		choice,
		width: made?.width ?? null,
	}
}

export function useBaySelection(): (number: number) => void {
	const { solved } = useDressingDesign()
	const run = useRun()
	return (number) => {
		const found = baysOf(solved.design, run)[number - 1]
		if (found !== undefined) {
			changeView({ selected: { run, module: found.module, bay: found.bay } })
		}
	}
}

export function useZones(): { zones: ZoneOfRun[]; current: number } {
	const { solved } = useDressingDesign()
	const run = useRun()
	const module = useSelectedBay()?.module ?? 0
	const zones = zonesOf(solved.design, solved.furniture, run)
	return { zones, current: zoneAt(zones, module) }
}
