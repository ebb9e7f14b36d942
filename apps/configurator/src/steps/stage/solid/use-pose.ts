import { type OpeningSide, roomOf } from '@gabarit/engine'
import type { StagePose } from '@gabarit/scene'
import { useMemo } from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import { camerasOf, useView } from '../../../session/view-store.ts'
import { useSelectedBay } from '../../module-selection/use-selected-bay.ts'
import type { StepName } from '../../step.ts'
import type { StageParts } from '../../type/stage-parts.ts'
import { stagePose } from './stage-pose.ts'

export function usePose(
	step: StepName,
	{ pose: own }: Pick<StageParts, 'pose'>,
	/** Leaves are left out: there is none to look behind. */
	inside: boolean,
): StagePose {
	const { shown } = useDesign()
	const { camera: wanted, measuring } = useView()
	const leaf = useHinges()
	const hinges = inside ? null : leaf
	const camera = wanted !== null && camerasOf(shown?.furniture).includes(wanted) ? wanted : null
	const configuration = shown?.configuration
	const { left, right } = useMemo(
		() => (configuration ? roomOf(configuration).open : nowhere),
		[configuration],
	)
	return useMemo(
		() => stagePose({ step, camera, own, measuring, hinges, open: { left, right } }),
		[step, camera, own, measuring, hinges, left, right],
	)
}

const nowhere = { left: true, right: true }

function useHinges(): OpeningSide | null {
	const { shown } = useDesign()
	const bay = useSelectedBay()
	const leaf = shown?.furniture.fronts.find(
		({ run, module, bays, kind }) =>
			kind === 'Leaf' && run === bay?.run && module === bay.module && bays.includes(bay.bay),
	)
	return leaf?.openingSide ?? null
}
