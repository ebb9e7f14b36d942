// Takes the pictures: on its way from view to view, while leaves swing, and frame by frame at rest.
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { PerspectiveCamera, Vector3 } from 'three'
import { toScene } from '../axes.ts'
import type { LightPlan } from '../light/light-plan.ts'
import { StageLights } from '../light/stage-lights.ts'
import { restFrames, StagePicture } from '../render/stage-picture.ts'
import { betweenViews, type Size, type StageView } from '../view/stage-view.ts'
import { measuredFrames, slowFrameMs } from './quality.ts'
import { useStage } from './stage-context.ts'
import { easeOut, transitionMs } from './transition.ts'

/** The sphere of the furniture's axes that is lit, mm. */
export type LitSphere = { middle: readonly [number, number, number]; radius: number }

type Props = {
	view: StageView
	size: Size
	plan: LightPlan
	lit: LitSphere
	shadowSize: number
	/** Light gathers while nothing moves; `always`: even where that is slow. */
	rests: 'never' | 'if quick' | 'always'
	frames?: number
	/** Changes whenever a new picture is due. */
	subject: unknown
	moves: { current: boolean }
	onFrame: (frames: number, settled: boolean) => void
}

type Way = { from: StageView; to: StageView; start: number }

function isSameView(a: StageView, b: StageView): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

export function StageCamera(props: Props) {
	const {
		view,
		size,
		plan,
		lit,
		shadowSize,
		rests,
		frames = restFrames,
		subject,
		moves,
		onFrame,
	} = props
	const { resources, still } = useStage()
	const gl = useThree((state) => state.gl)
	const scene = useThree((state) => state.scene)
	const invalidate = useThree((state) => state.invalidate)
	const dpr = useThree((state) => state.viewport.dpr)
	const camera = useMemo(() => new PerspectiveCamera(), [])
	const lights = useMemo(() => new StageLights(shadowSize), [shadowSize])
	const picture = useMemo(() => new StagePicture(gl), [gl])
	const way = useRef<Way>({ from: view, to: view, start: 0 })
	const rest = useRef({ started: 0, allowed: rests !== 'never', taken: 0 })

	useEffect(() => {
		return () => picture.dispose()
	}, [picture])
	useEffect(() => {
		return () => lights.dispose()
	}, [lights])
	useLayoutEffect(() => {
		picture.resize(Math.round(size.width * dpr), Math.round(size.height * dpr))
		moves.current = true
		invalidate()
	}, [picture, size, dpr, moves, invalidate])
	useLayoutEffect(() => {
		lights.cover(new Vector3(...toScene(lit.middle)), lit.radius / 1000)
	}, [lights, lit])
	useLayoutEffect(() => {
		moves.current = true
		invalidate()
	}, [subject, plan, moves, invalidate])
	useLayoutEffect(() => {
		const { current } = way
		if (isSameView(current.to, view)) return
		const turns = current.to.yaw !== view.yaw && !still
		way.current = { from: turns ? current.to : view, to: view, start: performance.now() }
		moves.current = true
		invalidate()
	}, [view, still, moves, invalidate])

	useFrame(() => {
		const { from, to, start } = way.current
		const share = from === to ? 1 : Math.min(1, (performance.now() - start) / transitionMs)
		const seen = share === 1 ? to : betweenViews(from, to, easeOut(share))
		const photographed = { scene, camera, lights, plan, shade: resources.shade }
		if (share < 1) moves.current = true
		else way.current.from = to
		if (moves.current) {
			moves.current = false
			picture.drawMoving(photographed, seen)
			rest.current = { ...rest.current, started: 0, taken: 0 }
			onFrame(1, rests === 'never')
			if (share < 1) moves.current = true
			if (share < 1 || rest.current.allowed) invalidate()
			return
		}
		takeRest(photographed)
	}, 1)

	function takeRest(photographed: Parameters<StagePicture['drawAtRest']>[0]) {
		const { current } = rest
		if (!current.allowed || picture.frames >= frames) return
		const now = performance.now()
		if (current.taken === 1) current.started = now
		if (rests !== 'always' && current.taken === measuredFrames + 1) {
			current.allowed = (now - current.started) / measuredFrames < slowFrameMs
		}
		current.taken += 1
		if (!current.allowed) return onFrame(picture.frames + 1, true)
		picture.drawAtRest(photographed, way.current.to)
		onFrame(picture.frames + 1, picture.frames >= frames)
		if (picture.frames < frames) invalidate()
	}

	return <primitive dispose={null} object={lights.group} />
}
