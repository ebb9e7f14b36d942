import type { Catalogue } from '@gabarit/engine'
import { Color, type Material, MeshBasicMaterial, MeshStandardMaterial, type Texture } from 'three'
import { GeometryStore } from '../board/geometry-store.ts'
import { boardMaterial } from '../material/board-material.ts'
import { type FigureDetail, linenTexture, woodTexture } from '../material/figure-texture.ts'
import { type InsideShade, insideShade, shadeInside } from '../material/inside-shade.ts'

export type PlainFinish = {
	color: string
	roughness?: number
	metalness?: number
	tinted?: boolean
	glow?: string
}

/** A colour that no catalogue knows is shown as this, not hidden. */
const unknownColor = '#CFC6B8'

/** A stage owns its resources and disposes of them. */
export class StageResources {
	readonly geometries = new GeometryStore()
	readonly shade: InsideShade = insideShade()
	readonly #detail: FigureDetail
	readonly #materials = new Map<string, Material>()
	readonly #figures = new Map<string, Texture>()

	constructor(detail: FigureDetail) {
		this.#detail = detail
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
				this.shade,
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
				this.shade,
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
			if (glow) material.emissive = new Color(glow)
			shadeInside(material, this.shade)
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

	dispose(): void {
		this.geometries.dispose()
		for (const material of this.#materials.values()) material.dispose()
		for (const figure of this.#figures.values()) figure.dispose()
	}

	#kept(key: string, make: () => Material): Material {
		const material = this.#materials.get(key) ?? make()
		this.#materials.set(key, material)
		return material
	}

	#figure(pattern: 'Wood' | 'Linen'): Texture {
		const figure =
			this.#figures.get(pattern) ??
			(pattern === 'Wood' ? woodTexture(this.#detail) : linenTexture())
		this.#figures.set(pattern, figure)
		return figure
	}
}
