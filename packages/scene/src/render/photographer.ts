// Decides what the next frame is: a step of a movement, one more frame of a picture at rest, or nothing.
import { PerspectiveCamera, type Scene, Vector3, type WebGLRenderer } from 'three'
import { toScene } from '../axes.ts'
import type { LightPlan } from '../light/light-plan.ts'
import { StageLights } from '../light/stage-lights.ts'
import type { StageUniforms } from '../material/stage-uniforms.ts'
import { easeOut, transitionMs } from '../stage/transition.ts'
import { betweenViews, type StageView } from '../view/stage-view.ts'
import { restFrames, StagePicture } from './stage-picture.ts'

/** `never`: no light gathers at rest; `always`: even where that is slow. */
export type Rests = 'never' | 'if quick' | 'always'

export type LitSphere = { middle: readonly [number, number, number]; radius: number }

/** A device whose frames at rest take longer on average shows the moving picture instead. */
const slowFrameMs = 90
/** Frames measured before that is decided, after a first one that compiles the shaders. */
const measuredFrames = 4

export type FrameReport = { frames: number; settled: boolean; again: boolean }

function isSameView(a: StageView, b: StageView): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

export class Photographer {
	readonly lights: StageLights
	readonly #picture: StagePicture
	readonly #camera = new PerspectiveCamera()
	readonly #uniforms: StageUniforms
	readonly #rests: Rests
	#plan: LightPlan | null = null
	#way: { from: StageView; to: StageView; start: number } | null = null
	#disturbed = true
	#slow = false
	#taken = 0
	#measuredFrom = 0

	constructor(
		renderer: WebGLRenderer,
		{ uniforms, shadowSize, rests }: { uniforms: StageUniforms; shadowSize: number; rests: Rests },
	) {
		this.lights = new StageLights(shadowSize, uniforms)
		this.#picture = new StagePicture(renderer)
		this.#uniforms = uniforms
		this.#rests = rests
	}

	/** Something changed: the next frame starts a new picture. */
	disturb(): void {
		this.#disturbed = true
	}

	resize(width: number, height: number): void {
		this.#picture.resize(width, height)
		this.#disturbed = true
	}

	light(plan: LightPlan, { middle, radius }: LitSphere): void {
		this.#plan = plan
		this.lights.cover(new Vector3(...toScene(middle)), radius / 1000)
		this.#disturbed = true
	}

	/** The camera moves to another side in steps, unless the stage keeps still. */
	look(view: StageView, still: boolean, now: number): void {
		const before = this.#way?.to
		if (before && isSameView(before, view)) return
		const walks = before !== undefined && before.yaw !== view.yaw && !still
		this.#way = { from: walks ? before : view, to: view, start: now }
		this.#disturbed = true
	}

	frame(scene: Scene, now: number): FrameReport {
		if (!this.#plan || !this.#way) return { frames: 0, settled: false, again: false }
		const { from, to, start } = this.#way
		const share = from === to ? 1 : Math.min(1, (now - start) / transitionMs)
		// The last step of a movement is drawn too: a device that does not rest would stop short of it.
		const moves = from !== to
		if (share === 1) this.#way.from = to
		if (this.#disturbed || moves) {
			this.#disturbed = false
			this.#taken = 0
			this.#picture.drawMoving(
				this.#subject(scene, this.#plan),
				betweenViews(from, to, easeOut(share)),
			)
			const rests = this.#rests !== 'never' && !this.#slow
			return { frames: 1, settled: share === 1 && !rests, again: share < 1 || rests }
		}
		return this.#rest(scene, this.#plan, to, now)
	}

	dispose(): void {
		this.#picture.dispose()
		this.lights.dispose()
	}

	#rest(scene: Scene, plan: LightPlan, view: StageView, now: number): FrameReport {
		this.#measure(now)
		const done = this.#rests === 'never' || this.#slow || this.#picture.frames >= restFrames
		if (!done) this.#picture.drawAtRest(this.#subject(scene, plan), view)
		const settled = done || this.#picture.frames >= restFrames
		return { frames: this.#picture.frames + 1, settled, again: !settled }
	}

	#measure(now: number): void {
		if (this.#taken === 1) this.#measuredFrom = now
		if (this.#rests === 'if quick' && this.#taken === measuredFrames + 1) {
			this.#slow = (now - this.#measuredFrom) / measuredFrames > slowFrameMs
		}
		this.#taken += 1
	}

	#subject(scene: Scene, plan: LightPlan) {
		return { scene, camera: this.#camera, lights: this.lights, plan, uniforms: this.#uniforms }
	}
}
