import { useMemo } from 'react'
import { type Hand, nearer, turnedPose } from '../hand/hand.ts'
import type { Size, StagePose, StageView } from './stage-view.ts'
import { type Sight, viewOfStage } from './view-of-stage.ts'

type Looked = Omit<Sight, 'view' | 'size'> & { pose: StagePose; hand: Hand; size: Size | null }

/** null until the stage has a size. */
export function useStageView(looked: Looked): StageView | null {
	const { furniture, room, pose, hand, size, inset, dimensions, measured, measures } = looked
	const { showRoom, things } = looked
	const { yaw, eye } = turnedPose(pose, hand)
	const whole = useMemo(
		() =>
			size &&
			viewOfStage({
				furniture,
				room,
				view: { yaw, eye },
				size,
				inset,
				dimensions,
				measured,
				measures,
				showRoom,
				things,
			}),
		[furniture, room, yaw, eye, size, inset, dimensions, measured, measures, showRoom, things],
	)
	return useMemo(
		() => whole && size && nearer(whole, hand, size, inset),
		[whole, size, hand, inset],
	)
}
