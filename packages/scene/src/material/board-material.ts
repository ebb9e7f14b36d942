import type { Color, MaterialCategory } from '@gabarit/engine'
import {
	type IUniform,
	type Material,
	MeshStandardMaterial,
	type Texture,
	Color as ThreeColor,
} from 'three'
import { shadeOnStage } from './stage-shading.ts'
import type { StageUniforms } from './stage-uniforms.ts'

/** A texture of darkness; `mean` has the colour itself; `depth`: of its pores, metres. */
export type Figure = { texture: Texture; mean: IUniform<number>; depth: number }

/** Lacquer shines a little more than paper; nothing is glossy. */
const roughnessOf: Record<MaterialCategory, number> = {
	Melamine: 0.6,
	MdfHydro: 0.55,
	Lacquer: 0.42,
	Veneer: 0.55,
}
const woodRoughness = 0.55

/** Darkness above the mean at which a figure has its dark colour. */
export const darkAbove = 0.48

const figured = {
	declarations: 'uniform vec3 figureDark;\nuniform float figureMean;',
	color: /* glsl */ `
float darkness = texture2D( map, vMapUv ).r;
diffuseColor.rgb = max( vec3( 0.0 ), diffuseColor.rgb + ( darkness - figureMean ) / ${darkAbove.toFixed(2)} * ( figureDark - diffuseColor.rgb ) );
`,
	roughness: 'roughnessFactor += 0.13 * smoothstep( 0.72, 1.0, darkness );',
}

export function boardRoughness({ pattern, category }: Pick<Color, 'pattern' | 'category'>): number {
	return pattern === 'Wood' ? woodRoughness : roughnessOf[category]
}

export function boardMaterial(color: Color, figure: Figure | null, stage: StageUniforms): Material {
	const isFigured = color.pattern !== 'Plain' && figure
	const roughness = boardRoughness(color)
	const material = new MeshStandardMaterial({ color: color.hex, roughness, metalness: 0 })
	if (!isFigured) {
		shadeOnStage(material, stage)
		return material
	}
	material.map = figure.texture
	if (figure.depth > 0) {
		material.bumpMap = figure.texture
		material.bumpScale = -figure.depth
	}
	shadeOnStage(material, stage, {
		...figured,
		uniforms: {
			figureDark: { value: new ThreeColor(color.hexDark) },
			figureMean: figure.mean,
		},
	})
	return material
}
