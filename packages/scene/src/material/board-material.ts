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

const figureFragment = /* glsl */ `
#ifdef USE_MAP
	diffuseColor.rgb = max( vec3( 0.0 ), mix( diffuseColor.rgb, figureDark, texture2D( map, vMapUv ).r ) );
#endif
`

export function boardMaterial(color: Color, figure: Texture | null, shade: InsideShade): Material {
	const roughness = roughnessOf[color.category]
	if (color.pattern === 'Plain' || !figure) {
		const material = new MeshStandardMaterial({ color: color.hex, roughness, metalness: 0 })
		shadeInside(material, shade)
		return material
	}
	const material = new MeshStandardMaterial({
		color: color.hex,
		roughness,
		metalness: 0,
		map: figure,
	})
	shadeInside(material, shade, {
		declarations: 'uniform vec3 figureDark;',
		fragment: figureFragment,
		uniforms: { figureDark: { value: new ThreeColor(color.hexDark) } },
	})
	return material
}
