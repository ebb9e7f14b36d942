// While something moves: one frame, edges smoothed, one soft shadow. At rest: frames from slightly different places
// under slightly different light, whose mean is shown from the sixteenth on.
import {
	FloatType,
	HalfFloatType,
	NearestFilter,
	type Object3D,
	type PerspectiveCamera,
	type Scene,
	type TextureDataType,
	UnsignedByteType,
	type WebGLRenderer,
	WebGLRenderTarget,
} from 'three'
import type { LightPlan } from '../light/light-plan.ts'
import { halton } from '../light/sequence.ts'
import type { StageLights } from '../light/stage-lights.ts'
import type { StageUniforms } from '../material/stage-uniforms.ts'
import { aimCamera } from '../view/aim-camera.ts'
import type { StageView } from '../view/stage-view.ts'
import { CoverPass } from './cover-pass.ts'
import { averageFragment, showFragment } from './picture-shaders.ts'

/** The mean is shown from this frame on, and fully so after as many again. */
const shownFrom = 16

export type Subject = {
	scene: Scene
	camera: PerspectiveCamera
	lights: StageLights
	plan: LightPlan
	uniforms: StageUniforms
	/** What is only partly there, and how much of it. */
	faint: { object: Object3D; share: number } | null
}

export class StagePicture {
	readonly #renderer: WebGLRenderer
	readonly #moving: WebGLRenderTarget
	readonly #sample: WebGLRenderTarget
	readonly #means: readonly [WebGLRenderTarget, WebGLRenderTarget]
	readonly #average = new CoverPass(averageFragment, {
		mean: { value: null },
		frame: { value: null },
		share: { value: 1 },
	})
	readonly #show = new CoverPass(showFragment, {
		mean: { value: null },
		frame: { value: null },
		rest: { value: 0 },
	})
	readonly #moves: boolean
	readonly #sized: readonly WebGLRenderTarget[]
	#count = 0

	/** What never moves needs no place for it. */
	constructor(renderer: WebGLRenderer, { moves = true }: { moves?: boolean } = {}) {
		this.#renderer = renderer
		this.#moves = moves
		const { frame, mean } = precisionOf(renderer)
		this.#moving = new WebGLRenderTarget(1, 1, { type: frame, samples: 4 })
		this.#sample = new WebGLRenderTarget(1, 1, { type: frame })
		this.#means = [meanTarget(mean), meanTarget(mean)]
		this.#sized = [...(moves ? [this.#moving] : []), this.#sample, ...this.#means]
		this.#show.uniforms.frame.value = this.#moving.texture
		renderer.autoClear = true
		renderer.shadowMap.enabled = true
		renderer.shadowMap.autoUpdate = false
		renderer.setClearColor(0x000000, 0)
	}

	get frames(): number {
		return this.#count
	}

	/** Begins a picture at rest anew. */
	restart(): void {
		this.#count = 0
	}

	resize(width: number, height: number): void {
		for (const target of this.#sized) {
			target.setSize(Math.max(1, width), Math.max(1, height))
		}
	}

	drawMoving({ scene, camera, lights, plan, uniforms, faint }: Subject, view: StageView): void {
		this.#count = 0
		aimCamera(camera, view, { x: 0, y: 0, width: 1, height: 1 })
		lights.shine(plan.moving, plan.movingFill, plan.movingSize)
		uniforms.insideFront.value.w = plan.insideShade
		this.#photograph(scene, camera, this.#moving)
		if (faint) {
			const [whole, mixed] = this.#means
			this.#mix(whole, mixed, { frame: this.#moving, share: 1 })
			faint.object.visible = false
			this.#photograph(scene, camera, this.#moving)
			faint.object.visible = true
			this.#mix(mixed, whole, { frame: this.#moving, share: 1 - faint.share })
			this.#mix(this.#moving, whole, { frame: mixed, share: 1 })
		}
		this.#display(0)
	}

	drawAtRest({ scene, camera, lights, plan, uniforms, faint }: Subject, view: StageView): void {
		const index = this.#count
		const { width, height } = this.#sample
		const shift = { x: halton(index, 5) - 0.5, y: halton(index, 7) - 0.5, width, height }
		aimCamera(camera, view, shift)
		lights.shine(plan.beam(index), plan.restFill, 0)
		uniforms.insideFront.value.w = 0
		if (faint) faint.object.visible = isThere(index, faint.share)
		this.#photograph(scene, camera, this.#sample)
		if (faint) faint.object.visible = true
		const [from, to] = index % 2 === 0 ? this.#means : [this.#means[1], this.#means[0]]
		this.#mix(to, from, { frame: this.#sample, share: 1 / (index + 1) })
		this.#show.uniforms.mean.value = to.texture
		this.#count = index + 1
		this.#display(
			this.#moves ? Math.min(1, Math.max(0, (this.#count - shownFrom + 1) / shownFrom)) : 1,
		)
	}

	#mix(
		to: WebGLRenderTarget,
		mean: WebGLRenderTarget,
		{ frame, share }: { frame: WebGLRenderTarget; share: number },
	): void {
		this.#average.uniforms.mean.value = mean.texture
		this.#average.uniforms.frame.value = frame.texture
		this.#average.uniforms.share.value = share
		this.#average.run(this.#renderer, to)
	}

	dispose(): void {
		for (const target of [this.#moving, this.#sample, ...this.#means]) target.dispose()
		this.#average.dispose()
		this.#show.dispose()
	}

	#photograph(scene: Scene, camera: PerspectiveCamera, target: WebGLRenderTarget): void {
		this.#renderer.shadowMap.needsUpdate = true
		this.#renderer.setRenderTarget(target)
		this.#renderer.render(scene, camera)
	}

	#display(rest: number): void {
		this.#show.uniforms.rest.value = rest
		if (rest === 0) this.#show.uniforms.mean.value = this.#moving.texture
		this.#show.run(this.#renderer, null)
	}
}

/** Light comes from the window and the sky in turns: of each as many frames have it. */
function isThere(index: number, share: number): boolean {
	const pair = Math.floor(index / 2)
	return Math.floor((pair + 1) * share) > Math.floor(pair * share)
}

/** The finest numbers this graphics card can draw into: light goes beyond white, and a mean needs small steps. */
function precisionOf({ extensions }: WebGLRenderer): {
	frame: TextureDataType
	mean: TextureDataType
} {
	if (extensions.has('EXT_color_buffer_float')) return { frame: HalfFloatType, mean: FloatType }
	if (extensions.has('EXT_color_buffer_half_float'))
		return { frame: HalfFloatType, mean: HalfFloatType }
	return { frame: UnsignedByteType, mean: UnsignedByteType }
}

function meanTarget(type: TextureDataType): WebGLRenderTarget {
	return new WebGLRenderTarget(1, 1, {
		type,
		minFilter: NearestFilter,
		magFilter: NearestFilter,
		depthBuffer: false,
	})
}
