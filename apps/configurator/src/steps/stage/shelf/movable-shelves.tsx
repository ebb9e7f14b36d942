import { isDressing } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { PresentDesign, useDesign } from '../../../session/design-context.tsx'
import { useSelectedBay } from '../../module-selection/use-selected-bay.ts'
import type { StepName } from '../../step.ts'
import { leavesOf, useOpenings } from '../solid/use-openings.ts'
import { type BayOnStage, ShelfHandles } from './shelf-handles.tsx'

type BayPlace = { run: 'Main' | 'Left' | 'Right'; module: number; bay: number }

type Props = {
	step: StepName
	size: BayOnStage['size']
	acrossBay: (bay: BayPlace, height: number) => ReturnType<BayOnStage['across']>
}

/** Over the picture, where the bay that is edited stands open. A hovered option is none of theirs. */
export function MovableShelves(props: Props): ReactNode {
	return (
		<PresentDesign>
			<ShelvesOfBay {...props} />
		</PresentDesign>
	)
}

function ShelvesOfBay(props: Props): ReactNode {
	const { step, size, acrossBay } = props
	const { solved } = useDesign()
	const at = useSelectedBay()
	const { all, opened } = useOpenings(step)
	if (step !== 'ModuleSelection' || at === null || !isDressing(solved.configuration)) return null
	if (leavesOf(all, at).some((id) => !opened.includes(id))) return null
	const { run, module, bay } = at
	return (
		<ShelfHandles
			at={at}
			stage={{ size, across: (height) => acrossBay({ run, module, bay }, height) }}
		/>
	)
}
