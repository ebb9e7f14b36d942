// The picture at rest as a file: the same stage, at the size of a print, without lines and without a page around it.
import { Canvas } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StageThing } from '../contents/stage-thing.ts'
import { frontSharesOf } from '../front/front-shares.ts'
import { openFrontsOf } from '../front/open-fronts.ts'
import type { FurnitureStageProps } from '../furniture-stage.tsx'
import { noHand } from '../hand/hand.ts'
import { figurePainted } from '../material/painted-figure.ts'
import { type QualityPlan, qualityPlans, stillDetails } from '../stage/quality.ts'
import type { OnFrame } from '../stage/stage-camera.tsx'
import { StageScene } from '../stage/stage-scene.tsx'
import { useLostContext } from '../stage/use-lost-context.ts'
import { seesRear } from '../view/stage-view.ts'
import { useStageView } from '../view/use-stage-view.ts'
import { poseOf } from '../view/view-of-stage.ts'
import { stillFile } from './still-file.ts'
import { stillSize } from './still-size.ts'

/** What is in the picture, as on the stage. */
export type StillSubject = Pick<
	FurnitureStageProps,
	| 'furniture'
	| 'room'
	| 'catalogue'
	| 'view'
	| 'hand'
	| 'doorsOpen'
	| 'showLeaves'
	| 'showRoom'
	| 'showContents'
	| 'things'
>

export type FurnitureStillProps = {
	/** As it was at first: a picture that is being taken does not change. */
	subject: StillSubject
	/** How much of it is done, up to 1. */
	onProgress: (share: number) => void
	onTaken: (picture: Blob) => void
	/** The graphics card gave up. */
	onLost: () => void
}

const nothing: readonly StageThing[] = []
const plan: QualityPlan = { ...qualityPlans.high, details: stillDetails, dpr: [1, 1] }

/** Takes the picture while it is mounted, out of sight; to stop it, take it away. */
export function FurnitureStill(props: FurnitureStillProps) {
	const [subject] = useState(props.subject)
	const { furniture, room, doorsOpen, hand = noHand, things = nothing, showRoom } = subject
	const { showLeaves = true } = subject
	const { onLost } = props
	const ground = useRef<HTMLDivElement>(null)
	const canvas = useRef<HTMLCanvasElement>(null)
	const listenForLoss = useLostContext(onLost)
	const pose = poseOf(subject.view)
	const view = useStageView({
		furniture,
		room,
		pose,
		hand,
		size: stillSize,
		dimensions: false,
		showRoom,
		things,
	})
	const shares = useMemo(() => {
		const open = openFrontsOf(furniture, doorsOpen)
		return frontSharesOf(furniture, room, { open, ajar: null })
	}, [furniture, room, doorsOpen])
	const onFrame = useOnFrame(props, ground, canvas)
	const isPainted = usePaintedWood(onLost)
	return (
		<div aria-hidden="true" ref={ground} style={outOfSight}>
			{isPainted && view && (
				<Canvas
					dpr={plan.dpr}
					flat
					frameloop="demand"
					gl={{ alpha: true, antialias: false, stencil: false }}
					onCreated={({ gl }) => {
						canvas.current = gl.domElement
						listenForLoss(gl.domElement)
					}}
					shadows="basic"
					style={stillSize}
				>
					<StageScene
						behind={seesRear(view)}
						catalogue={subject.catalogue}
						follows={false}
						furniture={furniture}
						onFrame={onFrame}
						plan={plan}
						presence={1}
						rests="without pauses"
						room={room}
						shares={shares}
						showContents={subject.showContents}
						showLeaves={showLeaves}
						showRoom={showRoom}
						size={stillSize}
						still
						things={things}
						view={view}
					/>
				</Canvas>
			)}
		</div>
	)
}

const outOfSight = {
	...stillSize,
	position: 'fixed',
	top: 0,
	left: '200vw',
	pointerEvents: 'none',
	background: 'var(--paper)',
} as const

type Ref<T> = { readonly current: T | null }

/** Counts the frames; the last one is the picture, once. */
function useOnFrame(
	{ onProgress, onTaken, onLost }: FurnitureStillProps,
	ground: Ref<HTMLElement>,
	canvas: Ref<HTMLCanvasElement>,
): OnFrame {
	const answers = useRef({ onProgress, onTaken, onLost })
	useEffect(() => {
		answers.current = { onProgress, onTaken, onLost }
	}, [onProgress, onTaken, onLost])
	const isStopped = useRef(false)
	useEffect(() => {
		isStopped.current = false
		return () => {
			isStopped.current = true
		}
	}, [])
	const far = useRef(0)
	const taken = useRef(false)
	return useCallback(
		({ frames, wanted, settled }) => {
			if (taken.current || !ground.current || !canvas.current) return
			far.current = Math.max(far.current, Math.min(1, frames / wanted))
			answers.current.onProgress(far.current)
			if (!settled) return
			taken.current = true
			const paper = getComputedStyle(ground.current).backgroundColor
			void stillFile(canvas.current, paper).then(
				(picture) => (isStopped.current ? undefined : answers.current.onTaken(picture)),
				() => {
					if (!isStopped.current) answers.current.onLost()
				},
			)
		},
		[ground, canvas],
	)
}

/** The finest wood, painted before in small pieces, so that the page goes on. */
function usePaintedWood(onLost: () => void): boolean {
	const [isPainted, setPainted] = useState(false)
	const failed = useRef(onLost)
	useEffect(() => {
		const stop = new AbortController()
		figurePainted(stillDetails.first, stop.signal).then(
			() => setPainted(true),
			() => {
				if (!stop.signal.aborted) failed.current()
			},
		)
		return () => stop.abort()
	}, [])
	return isPainted
}
