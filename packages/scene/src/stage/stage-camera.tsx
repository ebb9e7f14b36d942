import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { WebGLRenderer } from 'three'
import type { LightPlan } from '../light/light-plan.ts'
import type { FrameReport, LitSphere, Photographer } from '../render/photographer.ts'
import { whenDrawn } from '../render/when-drawn.ts'
import type { Size, StageView } from '../view/stage-view.ts'
import { whenIdle } from './when-idle.ts'

/** Called when a frame has been drawn, before the browser shows it. */
export type OnFrame = (report: Pick<FrameReport, 'frames' | 'wanted' | 'settled'>) => void

type Props = {
	photographer: Photographer
	view: StageView
	size: Size
	plan: LightPlan
	lit: LitSphere
	still: boolean
	onFrame: OnFrame
}

export function StageCamera({ photographer, view, size, plan, lit, still, onFrame }: Props) {
	const scene = useThree((state) => state.scene)
	const invalidate = useThree((state) => state.invalidate)
	const gl = useThree((state) => state.gl)
	const dpr = useThree((state) => state.viewport.dpr)

	useEffect(() => {
		return () => photographer.dispose()
	}, [photographer])
	useLayoutEffect(() => {
		photographer.resize(Math.round(size.width * dpr), Math.round(size.height * dpr))
		invalidate()
	}, [photographer, size, dpr, invalidate])
	useLayoutEffect(() => {
		photographer.light(plan, lit)
		invalidate()
	}, [photographer, plan, lit, invalidate])
	useLayoutEffect(() => {
		photographer.look(view, still, performance.now())
		invalidate()
	}, [photographer, view, still, invalidate])

	const next = useRef<(() => void) | null>(null)
	const callOff = useCallback(() => {
		next.current?.()
		next.current = null
	}, [])
	useEffect(() => callOff, [callOff])

	// after all other frame callbacks: leaves have moved by then
	useFrame(() => {
		callOff()
		const report = photographer.frame(scene, performance.now())
		const { again, wait } = report
		if (report.frames > 0) onFrame(report)
		if (!again) return
		if (wait === 'until drawn') next.current = whenDrawn(contextOf(gl), invalidate)
		else if (wait === 0) invalidate()
		else next.current = later(wait, invalidate)
	}, 1)

	return <primitive dispose={null} object={photographer.lights.group} />
}

/** three draws with nothing older. */
function contextOf(renderer: WebGLRenderer): WebGL2RenderingContext {
	return renderer.getContext() as WebGL2RenderingContext
}

/** In idle time, `wait` ms from now at the earliest. */
function later(wait: number, work: () => void): () => void {
	let callOff: () => void = () => clearTimeout(timer)
	const timer = setTimeout(() => {
		callOff = whenIdle(work)
	}, wait)
	return () => callOff()
}
