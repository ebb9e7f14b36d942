import type { StageHit } from '@gabarit/scene'
import { useDesign } from '../../../session/design-context.tsx'
import { changeView, useView } from '../../../session/view-store.ts'
import { useSelectedBay } from '../../module-selection/use-selected-bay.ts'
import type { StepName } from '../../step.ts'
import { viewOf } from '../../steps.ts'
import { type Tap, type TapState, tapOf } from './tap-of.ts'
import { useOpenings } from './use-openings.ts'

/** Edited to begin with: the lowest on the left. */
export const firstCell = { column: 0, row: 0 }

/** What a tap on the picture does in this step, in space and flat. */
export function useTap(step: StepName) {
	const { solved } = useDesign()
	const { group, cell } = useView()
	const at = useSelectedBay()
	const { opened, toggle } = useOpenings(step)
	const { bays, lines, cells, parts } = viewOf(step, solved.configuration)
	const state: TapState = {
		bay: bays ? { chosen: at && { run: at.run, module: at.module, bay: at.bay } } : null,
		line: lines ? { chosen: group } : null,
		cell: cells ? { chosen: cell ?? firstCell } : null,
		area: parts ? { chosen: group } : null,
		opened,
	}
	const act = (tap: Tap) => {
		if (tap.kind === 'front') toggle(tap.id)
		else if (tap.kind === 'bay') changeView({ selected: tap.bay })
		else if (tap.kind === 'cell') changeView({ cell: tap.cell })
		else changeView({ group: tap.kind === 'line' ? tap.line : tap.area })
	}
	return {
		answers: (hit: StageHit) => tapOf(hit, state) !== null,
		tap: (hit: StageHit) => {
			const found = tapOf(hit, state)
			if (found !== null) act(found)
		},
	}
}
