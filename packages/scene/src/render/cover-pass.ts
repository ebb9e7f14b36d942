import {
	BufferGeometry,
	Camera,
	Float32BufferAttribute,
	GLSL3,
	type IUniform,
	Mesh,
	NoBlending,
	RawShaderMaterial,
	type WebGLRenderer,
	type WebGLRenderTarget,
} from 'three'
import { coverVertex } from './picture-shaders.ts'

export class CoverPass<Names extends string> {
	readonly uniforms: Record<Names, IUniform>
	readonly #material: RawShaderMaterial
	readonly #mesh: Mesh
	readonly #camera = new Camera()

	constructor(fragmentShader: string, uniforms: Record<Names, IUniform>) {
		this.uniforms = uniforms
		this.#material = new RawShaderMaterial({
			vertexShader: `in vec3 position;\n${coverVertex}`,
			fragmentShader,
			uniforms,
			glslVersion: GLSL3,
			blending: NoBlending,
			depthTest: false,
			depthWrite: false,
		})
		const geometry = new BufferGeometry()
		geometry.setAttribute(
			'position',
			new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3),
		)
		this.#mesh = new Mesh(geometry, this.#material)
		this.#mesh.frustumCulled = false
	}

	run(renderer: WebGLRenderer, target: WebGLRenderTarget | null): void {
		renderer.setRenderTarget(target)
		renderer.render(this.#mesh, this.#camera)
	}

	dispose(): void {
		this.#mesh.geometry.dispose()
		this.#material.dispose()
	}
}
