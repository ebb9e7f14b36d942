// What every material of a stage does besides three's own shading: soft shadow while something moves, shade and bounced
// light inside the furniture, the glow of light bars, sheen at flat angles.
import type { IUniform, Material, WebGLProgramParametersWithUniforms } from 'three'
import { lightBarDeclarations, lightBarFragment } from './light-bar-shader.ts'
import { softShadowChunk, softShadowDeclarations } from './soft-shadow.ts'
import type { StageUniforms } from './stage-uniforms.ts'
import { studioDeclarations, studioFragment } from './studio.ts'

/** `color` takes the place of three's map, `roughness` of its roughness. */
type Change = {
	declarations: string
	color: string
	roughness: string
	uniforms: Record<string, IUniform>
}

const vertexPlace = /* glsl */ `
#include <project_vertex>
vec4 insidePoint = vec4( transformed, 1.0 );
#ifdef USE_INSTANCING
	insidePoint = instanceMatrix * insidePoint;
#endif
vInsidePoint = ( modelMatrix * insidePoint ).xyz;
`

const declarations = /* glsl */ `
varying vec3 vInsidePoint;
uniform vec4 insideFront;
${lightBarDeclarations}
${studioDeclarations}`

/** Irradiance that white boards throw at each other, at the front and half a metre behind it. */
const insideBounce = { front: 1.3, deep: 1.3 } as const

const insideLight = /* glsl */ `
float insideDepth = max( max( insideFront.x - vInsidePoint.z, insideFront.y - vInsidePoint.x ), vInsidePoint.x - insideFront.z );
irradiance += smoothstep( 0.0, 0.01, insideDepth ) * mix( vec3( ${insideBounce.front.toFixed(2)} ), vec3( ${insideBounce.deep.toFixed(2)} ), smoothstep( 0.0, 0.5, insideDepth ) );
#include <lights_fragment_maps>
`

/**
 * Most of the sheen comes at flat angles: seen from before, a board keeps the colour of its swatch, which is measured
 * without the light that its surface mirrors.
 */
const sheen = /* glsl */ `
float flatness = pow( 1.0 - saturate( dot( geometryNormal, geometryViewDir ) ), 4.0 );
if ( metalnessFactor == 0.0 ) reflectedLight.directSpecular *= mix( 0.12, 1.0, flatness );
reflectedLight.directSpecular += flatness * ( 1.0 - material.roughness ) * vec3( 0.5 );
#include <lights_fragment_end>
${studioFragment}
${lightBarFragment}
`

const shade = /* glsl */ `
outgoingLight *= 1.0 - insideFront.w * smoothstep( 0.015, 0.5, insideDepth );
#include <opaque_fragment>
`

/** Puts `text` in place of three's own piece; throws where three has none. */
function replaced(shader: string, piece: string, text: string): string {
	if (!shader.includes(piece)) throw new Error(`three's shader has no ${piece}`)
	return shader.replace(piece, text)
}

export function softened(fragment: string): string {
	return (
		softShadowDeclarations +
		replaced(fragment, '#include <shadowmap_pars_fragment>', softShadowChunk())
	)
}

function fragmentOf(own: string, change: Change | undefined): string {
	let fragment = replaced(own, '#include <lights_fragment_maps>', insideLight)
	fragment = replaced(fragment, '#include <lights_fragment_end>', sheen)
	fragment = replaced(fragment, '#include <opaque_fragment>', shade)
	if (change) {
		fragment = replaced(fragment, '#include <map_fragment>', change.color)
		fragment = replaced(
			fragment,
			'#include <roughnessmap_fragment>',
			`#include <roughnessmap_fragment>\n${change.roughness}`,
		)
	}
	return `${declarations}${change?.declarations ?? ''}\n${softened(fragment)}`
}

/** `change` may change the material's own colour and roughness first. */
export function shadeOnStage(material: Material, uniforms: StageUniforms, change?: Change): void {
	material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
		Object.assign(shader.uniforms, uniforms, change?.uniforms)
		shader.vertexShader = `varying vec3 vInsidePoint;\n${replaced(
			shader.vertexShader,
			'#include <project_vertex>',
			vertexPlace,
		)}`
		shader.fragmentShader = fragmentOf(shader.fragmentShader, change)
	}
	material.customProgramCacheKey = () => `stage ${change?.color ?? ''} ${change?.roughness ?? ''}`
}
