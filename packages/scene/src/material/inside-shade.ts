// While the picture moves there is no time for true occlusion: surfaces deep inside the furniture are darkened instead.
// At rest the accumulated light does it, and this shade fades out.
import { type IUniform, type Material, Vector4 } from 'three'

/** `value` = front planes of the main, left and right runs in metres, strength. All materials of a stage share it. */
export type InsideShade = IUniform<Vector4>

/** A plane that no point is behind. */
export const noFront = 1e4

export function insideShade(): InsideShade {
	return { value: new Vector4(0, -noFront, noFront, 0) }
}

type Change = { declarations: string; fragment: string; uniforms: Record<string, IUniform> }

const vertexShade = /* glsl */ `
#include <project_vertex>
vec4 insidePoint = vec4( transformed, 1.0 );
#ifdef USE_INSTANCING
	insidePoint = instanceMatrix * insidePoint;
#endif
vInsidePoint = ( modelMatrix * insidePoint ).xyz;
`

const fragmentShade = /* glsl */ `
float insideDepth = max( max( insideFront.x - vInsidePoint.z, insideFront.y - vInsidePoint.x ), vInsidePoint.x - insideFront.z );
outgoingLight *= 1.0 - insideFront.w * smoothstep( 0.015, 0.5, insideDepth );
#include <opaque_fragment>
`

/** `change` may change the material's own colour first. */
export function shadeInside(material: Material, shade: InsideShade, change?: Change): void {
	material.onBeforeCompile = (shader) => {
		shader.uniforms['insideFront'] = shade
		Object.assign(shader.uniforms, change?.uniforms)
		shader.vertexShader = `varying vec3 vInsidePoint;\n${shader.vertexShader.replace(
			'#include <project_vertex>',
			vertexShade,
		)}`
		const fragment = shader.fragmentShader.replace('#include <opaque_fragment>', fragmentShade)
		const declared = `varying vec3 vInsidePoint;\nuniform vec4 insideFront;\n${change?.declarations ?? ''}\n${fragment}`
		shader.fragmentShader = change
			? declared.replace('#include <map_fragment>', change.fragment)
			: declared
	}
	material.customProgramCacheKey = () => `inside ${change?.fragment ?? ''}`
}
