import type { Catalogue } from '@gabarit/engine'
import { Color, DoubleSide, type Material, MeshBasicMaterial, MeshStandardMaterial } from 'three'
import { GeometryStore } from '../board/geometry-store.ts'
import { boardMaterial, type Figure } from '../material/board-material.ts'
import { linenMean } from '../material/linen-figure.ts'
import { linenTexture } from '../material/linen-texture.ts'
import { shadeOnStage } from '../material/stage-shading.ts'
import { type StageUniforms, stageUniforms } from '../material/stage-uniforms.ts'
import { type FigureDetails, WoodSheet } from '../material/wood-sheet.ts'

export type PlainFinish = {
	color: string
	roughness?: number
	metalness?: number
	tinted?: boolean
	glow?: string
}

/** A colour that no catalogue knows is shown as this, not hidden. */
export const unknownColor = '#CFC6B8'

/** A lamp is far brighter than the paper: the tone curve takes it to white. */
const glowStrength = 3

/** Metres: just enough to catch light that grazes the board. */
const poreDepth = 0.00008

/** A stage owns its resources and disposes of them. */
export class StageResources {
	readonly geometries = new GeometryStore()
	readonly uniforms: StageUniforms = stageUniforms()
	readonly #details: FigureDetails
	readonly #materials = new Map<string, Material>()
	#wood: WoodSheet | null = null
	#linen: Figure | null = null
	#onFiner: () => void = () => undefined

	constructor(details: FigureDetails) {
		this.#details = details
	}

	/** The figure of wood became finer: a new picture is due. */
	whenFiner(draw: () => void): void {
		this.#onFiner = draw
	}

	/** Wood and linen have a figure: their boards differ from one another. */
	isFigured(catalogue: Catalogue, reference: string): boolean {
		const color = catalogue.colors.find((candidate) => candidate.reference === reference)
		return color !== undefined && color.pattern !== 'Plain'
	}

	board(catalogue: Catalogue, reference: string): Material {
		const color = catalogue.colors.find((candidate) => candidate.reference === reference)
		if (!color) return this.plain({ color: unknownColor })
		const key = `board ${color.category} ${color.pattern} ${color.hex} ${color.hexDark}`
		return this.#kept(key, () =>
			boardMaterial(
				color,
				color.pattern === 'Plain' ? null : this.#figure(color.pattern),
				this.uniforms,
			),
		)
	}

	planks(hex: string, hexDark: string): Material {
		return this.#kept(`planks ${hex} ${hexDark}`, () => {
			const material = boardMaterial(
				{
					reference: 'planks',
					label: { fr: '', nl: '', en: '' },
					category: 'Melamine',
					tier: 'P1',
					hex,
					hexDark,
					pattern: 'Wood',
					favourite: false,
					interior: false,
					exterior: false,
				},
				this.#figure('Wood'),
				this.uniforms,
			)
			material.vertexColors = true
			return material
		})
	}

	plain({ color, roughness = 0.9, metalness = 0, tinted = false, glow }: PlainFinish): Material {
		const key = `plain ${color} ${roughness} ${metalness} ${tinted} ${glow ?? ''}`
		return this.#kept(key, () => {
			const material = new MeshStandardMaterial({
				color,
				roughness,
				metalness,
				vertexColors: tinted,
			})
			if (glow) {
				material.emissive = new Color(glow)
				material.emissiveIntensity = glowStrength
			}
			shadeOnStage(material, this.uniforms)
			return material
		})
	}

	/** A wall's own: its opacity changes while it comes and goes. */
	fading(wall: string, color: string): Material {
		return this.#kept(`fading ${wall} ${color}`, () => {
			const material = new MeshStandardMaterial({ color, roughness: 0.9 })
			shadeOnStage(material, this.uniforms)
			return material
		})
	}

	/** The dark line where one surface meets a higher one, too narrow for a shadow. */
	groove(): Material {
		return this.#kept('groove', () => {
			const settings = { color: '#2B2119', transparent: true, opacity: 0.34, depthWrite: false }
			return new MeshBasicMaterial(settings)
		})
	}

	/** What a floor loses of its light close to the furniture; as dark as its corners say. */
	contact(): Material {
		return this.#kept('contact', () => {
			const material = new MeshBasicMaterial({
				color: '#20160C',
				transparent: true,
				depthWrite: false,
			})
			material.vertexColors = true
			material.side = DoubleSide
			return material
		})
	}

	dispose(): void {
		this.geometries.dispose()
		for (const material of this.#materials.values()) material.dispose()
		this.#wood?.dispose()
		this.#linen?.texture.dispose()
		this.uniforms.lightBars.value.dispose()
	}

	#kept(key: string, make: () => Material): Material {
		const material = this.#materials.get(key) ?? make()
		this.#materials.set(key, material)
		return material
	}

	#figure(pattern: 'Wood' | 'Linen'): Figure {
		if (pattern === 'Linen') {
			this.#linen ??= { texture: linenTexture(), mean: { value: linenMean }, depth: 0 }
			return this.#linen
		}
		this.#wood ??= new WoodSheet(this.#details, () => this.#onFiner())
		return { texture: this.#wood.texture, mean: this.#wood.mean, depth: poreDepth }
	}
}
