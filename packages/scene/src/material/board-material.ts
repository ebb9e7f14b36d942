// What boards are made of: the catalogue's colours as paint, paper or wood.
import type { Color, MaterialCategory } from '@gabarit/engine'
import { type Material, MeshStandardMaterial, type Texture, Color as ThreeColor } from 'three'
import { type InsideShade, shadeInside } from './inside-shade.ts'

/** Lacquer shines a little more than paper; nothing is glossy. */
const roughnessOf: Record<MaterialCategory, number> = {
	Melamine: 0.6,
	MdfHydro: 0.55,
	Lacquer: 0.42,
	Veneer: 0.52,
}

/** Mean darkness of the painted figures: the colour's `hex` is what the eye sees on average. */
const meanDarkness = { Wood: 0.34, Linen: 0.29 }

const figureFragment = /* glsl */ `
#ifdef USE_MAP
	diffuseColor.rgb = max( vec3( 0.0 ), mix( diffuseColor.rgb, figureDark, texture2D( map, vMapUv ).r ) );
#endif
`

/** The pale end of a figure, so that pale and dark together give the catalogue's mean. */
export function paleOf(mean: ThreeColor, dark: ThreeColor, darkness: number): ThreeColor {
	const channel = (of: 'r' | 'g' | 'b') =>
		Math.min(1, Math.max(0, (mean[of] - dark[of] * darkness) / (1 - darkness)))
	return new ThreeColor(channel('r'), channel('g'), channel('b'))
}

/** A material for a colour of the catalogue; `figure` is the texture of its pattern. */
export function boardMaterial(color: Color, figure: Texture | null, shade: InsideShade): Material {
	const mean = new ThreeColor(color.hex)
	const roughness = roughnessOf[color.category]
	if (color.pattern === 'Plain' || !figure) {
		const material = new MeshStandardMaterial({ color: mean, roughness, metalness: 0 })
		shadeInside(material, shade)
		return material
	}
	const dark = new ThreeColor(color.hexDark)
	const pale = paleOf(mean, dark, meanDarkness[color.pattern])
	const material = new MeshStandardMaterial({ color: pale, roughness, metalness: 0, map: figure })
	shadeInside(material, shade, {
		declarations: 'uniform vec3 figureDark;',
		fragment: figureFragment,
		uniforms: { figureDark: { value: dark } },
	})
	return material
}
