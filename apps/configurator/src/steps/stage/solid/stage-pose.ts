// Where the stage is looked at from: as chosen, else as the kind or the step wants it.
import type { OpeningSide } from '@gabarit/engine'
import type { StagePose } from '@gabarit/scene'
import type { CameraView } from '../../../session/view-store.ts'
import type { StepName } from '../../step.ts'

/** mm: of somebody who stands, and of who looks down at what lies on the floor. */
const eye = { standing: 1500, overFloor: 1950 } as const

/** Degrees to the right. */
const straight = 6
const beside = { measures: 21, modules: 17 } as const
const chosen: Record<CameraView, number> = { front: straight, left: -32, right: 32, rear: 174 }

type Looked = {
	step: StepName
	camera: CameraView | null
	/** Of its kind. */
	own: StagePose | null
	/** The field that is typed. */
	measuring: string | null
	/** Which side the leaf of the chosen bay opens to; null without a leaf. */
	hinges: OpeningSide | null
	/** The walls that are there. */
	open: { left: boolean; right: boolean }
}

export function stagePose({ step, camera, own, measuring, hinges, open }: Looked): StagePose {
	if (camera !== null) return { yaw: chosen[camera], eye: eye.standing }
	if (own !== null) return own
	if (step === 'FootprintMeasurements') {
		const yaw = isOnLeft(measuring, open) ? beside.measures : -beside.measures
		return { yaw, eye: isOnFloor(measuring) ? eye.overFloor : eye.standing }
	}
	if (step === 'ModuleSelection')
		return { yaw: hinges === 'Left' ? beside.modules : -beside.modules, eye: eye.standing }
	return { yaw: straight, eye: eye.standing }
}

/** What is measured on the left is seen from the right. */
function isOnLeft(field: string | null, { left, right }: Looked['open']): boolean {
	if (field === 'hu') return right && !left
	return field !== null && /left$/iu.test(field)
}

function isOnFloor(field: string | null): boolean {
	return field !== null && /^(depth|room\.side|useful|pos)/u.test(field)
}

/** Degrees from which a view is no longer from the front. */
const aside = 8

/** The named view that a pose is most like. */
export function viewLike({ yaw }: StagePose): CameraView {
	if (Math.abs(yaw) > 90) return 'rear'
	if (yaw < -aside) return 'left'
	return yaw > aside + straight ? 'right' : 'front'
}
