import type { Hand, StagePose } from '@gabarit/scene'
import { useView } from '../../../session/view-store.ts'

/** What was done by hand since the stage is looked at from this place; null: nothing. */
export function useHand({ yaw, eye }: StagePose): Hand | null {
	const kept = useView((view) => view.hand)
	return kept !== null && kept.pose.yaw === yaw && kept.pose.eye === eye ? kept.hand : null
}
