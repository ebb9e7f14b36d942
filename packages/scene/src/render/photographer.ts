// Decides what the next frame is: a step of a movement, one more frame of a picture at rest, or nothing.
import { type Object3D, PerspectiveCamera, type Scene, Vector3, type WebGLRenderer } from 'three'
import { toScene } from '../axes.ts'
import type { LightPlan } from '../light/light-plan.ts'
import { StageLights } from '../light/stage-lights.ts'
import type { StageUniforms } from '../material/stage-uniforms.ts'
import { easeOut, transitionMs } from '../stage/transition.ts'
import { betweenViews, type StageView } from '../view/stage-view.ts'
import { RestPace, restFrames } from './rest-pace.ts'
import { StagePicture, type Subject } from './stage-picture.ts'

/** `never`: no light gathers at rest; `in idle time`: as the device can; `always`: at once, all of it. */
export type Rests = 'never' | 'in idle time' | 'always'

export type LitSphere = { middle: readonly [number, number, number]; radius: number }

/** `wait`: ms of rest that the device gets before the next frame. */
export type FrameReport = { frames: number; settled: boolean; again: boolean; wait: number }

function isSameView(a: StageView, b: StageView): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

function isSameStand(a: StageView, b: StageView): boolean {
	return a.yaw === b.yaw && a.eye[2] === b.eye[2]
}

export class Photographer {
	readonly lights: StageLights
	readonly #picture: StagePicture
	readonly #camera = new PerspectiveCamera()
	readonly #uniforms: StageUniforms
	readonly #rests: Rests
	#plan: LightPlan | null = null
	#faint: Subject['faint'] = null
	#way: { from: StageView; to: StageView; start: number } | null = null
	#disturbed = true
	readonly #pace = new RestPace()

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
		this.lights.throwBack(plan.aside)
		this.lights.cover(new Vector3(...toScene(middle)), radius / 1000)
		this.#disturbed = true
	}

	/** Shows an object only partly; whole at a share of 1. */
	fade(object: Object3D, share: number): void {
		this.#faint = share < 1 ? { object, share } : null
		this.#disturbed = true
	}

	/** The camera moves to another side in steps, unless the stage keeps still. */
	look(view: StageView, still: boolean, now: number): void {
		const before = this.#way?.to
		if (before && isSameView(before, view)) return
		const walks = before !== undefined && !still && !isSameStand(before, view)
		this.#way = { from: (walks && this.#placeAt(now)) || view, to: view, start: now }
		this.#disturbed = true
	}

	/** Where the viewer is on his way. */
	#placeAt(now: number): StageView | null {
		if (!this.#way) return null
		const { from, to, start } = this.#way
		const share = from === to ? 1 : Math.min(1, (now - start) / transitionMs)
		return share === 1 ? to : betweenViews(from, to, easeOut(share))
	}

	frame(scene: Scene, now: number): FrameReport {
		if (!this.#plan || !this.#way) return { frames: 0, settled: false, again: false, wait: 0 }
		const { from, to, start } = this.#way
		const share = from === to ? 1 : Math.min(1, (now - start) / transitionMs)
		// The last step of a movement is drawn too: a device that does not rest would stop short of it.
		const moves = from !== to
		if (share === 1) this.#way.from = to
		if (this.#disturbed || moves) {
			this.#disturbed = false
			this.#pace.interrupt()
			this.#picture.drawMoving(
				this.#subject(scene, this.#plan),
				betweenViews(from, to, easeOut(share)),
			)
			const rests = this.#rests !== 'never'
			const wait = share === 1 && this.#rests === 'in idle time' ? this.#pace.wait : 0
			return { frames: 1, settled: share === 1 && !rests, again: share < 1 || rests, wait }
		}
		return this.#rest(scene, this.#plan, to, now)
	}

	dispose(): void {
		this.#picture.dispose()
		this.lights.dispose()
	}

	#rest(scene: Scene, plan: LightPlan, view: StageView, now: number): FrameReport {
		const spreads = this.#rests === 'in idle time'
		if (spreads) this.#pace.measure(now)
		const wanted = spreads ? this.#pace.frames : restFrames
		const done = this.#rests === 'never' || this.#picture.frames >= wanted
		if (!done) {
			const start = performance.now()
			this.#picture.drawAtRest(this.#subject(scene, plan), view)
			if (spreads) this.#pace.held(performance.now() - start)
		}
		const settled = done || this.#picture.frames >= wanted
		const wait = spreads ? this.#pace.wait : 0
		return { frames: this.#picture.frames + 1, settled, again: !settled, wait }
	}

	#subject(scene: Scene, plan: LightPlan): Subject {
		const { lights } = this
		const [camera, uniforms, faint] = [this.#camera, this.#uniforms, this.#faint]
		return { scene, camera, lights, plan, uniforms, faint }
	}
}
