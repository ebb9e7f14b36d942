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

/**
 * `never`: no light gathers at rest; `in idle time`: as the device can; `without pauses`: the same for who waits for it;
 * `always`: at once, all of it.
 */
export type Rests = 'never' | 'in idle time' | 'without pauses' | 'always'

export type LitSphere = { middle: readonly [number, number, number]; radius: number }

/**
 * `wanted`: how many frames the whole picture has; `wait`: ms of rest that the device gets before the next frame, or only
 * the time that it needs for this one.
 */
export type FrameReport = {
	frames: number
	wanted: number
	settled: boolean
	again: boolean
	wait: number | 'until drawn'
}

const noFrame: FrameReport = { frames: 0, wanted: 0, settled: false, again: false, wait: 0 }

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
	readonly #pace: RestPace

	constructor(
		renderer: WebGLRenderer,
		{ uniforms, shadowSize, rests }: { uniforms: StageUniforms; shadowSize: number; rests: Rests },
	) {
		this.lights = new StageLights(shadowSize, uniforms)
		this.#picture = new StagePicture(renderer, { moves: rests !== 'without pauses' })
		this.#uniforms = uniforms
		this.#rests = rests
		this.#pace = new RestPace({ withPauses: rests === 'in idle time' })
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
		if (!this.#plan || !this.#way) return noFrame
		const { from, to, start } = this.#way
		const share = from === to ? 1 : Math.min(1, (now - start) / transitionMs)
		// The last step of a movement is drawn too: a device that does not rest would stop short of it.
		const moves = from !== to
		if (share === 1) this.#way.from = to
		if (this.#disturbed || moves) {
			this.#disturbed = false
			this.#pace.interrupt()
			if (this.#rests === 'without pauses') {
				this.#picture.restart()
				return this.#rest(scene, this.#plan, to, now)
			}
			this.#picture.drawMoving(
				this.#subject(scene, this.#plan),
				betweenViews(from, to, easeOut(share)),
			)
			const rests = this.#rests !== 'never'
			const wait = share === 1 && this.#rests === 'in idle time' ? this.#pace.wait : 0
			const settled = share === 1 && !rests
			return { frames: 1, wanted: this.#wanted, settled, again: share < 1 || rests, wait }
		}
		return this.#rest(scene, this.#plan, to, now)
	}

	dispose(): void {
		this.#picture.dispose()
		this.lights.dispose()
	}

	/** Measured, unless it is to be taken however long that is. */
	get #measures(): boolean {
		return this.#rests === 'in idle time' || this.#rests === 'without pauses'
	}

	get #wanted(): number {
		if (this.#rests === 'never') return 1
		return 1 + (this.#measures ? this.#pace.frames : restFrames)
	}

	#rest(scene: Scene, plan: LightPlan, view: StageView, now: number): FrameReport {
		if (this.#measures) this.#pace.measure(now)
		const wanted = this.#wanted
		const done = this.#rests === 'never' || this.#picture.frames + 1 >= wanted
		if (!done) {
			const start = performance.now()
			this.#picture.drawAtRest(this.#subject(scene, plan), view)
			if (this.#measures) this.#pace.held(performance.now() - start)
		}
		const frames = this.#picture.frames + 1
		const settled = done || frames >= wanted
		const wait = this.#rests === 'without pauses' ? 'until drawn' : this.#pace.wait
		return { frames, wanted, settled, again: !settled, wait }
	}

	#subject(scene: Scene, plan: LightPlan): Subject {
		const { lights } = this
		const [camera, uniforms, faint] = [this.#camera, this.#uniforms, this.#faint]
		return { scene, camera, lights, plan, uniforms, faint }
	}
}
