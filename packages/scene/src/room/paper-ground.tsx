// The paper has no colour of its own, only shadows, faded towards the border.
import { useEffect, useMemo } from 'react'
import { type IUniform, Mesh, PlaneGeometry, ShadowMaterial, Vector4 } from 'three'
import { metres } from '../axes.ts'
import { softened } from '../material/stage-shading.ts'
import type { StageUniforms } from '../material/stage-uniforms.ts'
import { useStage } from '../stage/stage-context.ts'
import { slabThickness } from './room-plan.ts'
import type { RoomPlan } from './shown-room.ts'

type Props = { plan: RoomPlan }

const shadowColor = '#3C2B1B'
const shadowStrength = 0.42
/** Metres around the slab over which shadows fade out. */
const fadeOver = 1.5
const contactStrength = 0.3
const contactOver = 0.16

const declarations = /* glsl */ `
varying vec3 vPaper;
uniform vec4 slab;
uniform vec4 insideFront;
`

const shadowOnPaper = /* glsl */ `
vec2 beside = max( abs( vPaper.xz - slab.xy ) - slab.zw, 0.0 );
float away = length( beside );
float fade = 1.0 - smoothstep( 0.0, ${fadeOver.toFixed(2)}, away );
float contact = insideFront.w > 0.0 ? ${contactStrength.toFixed(2)} * exp( -away / ${contactOver.toFixed(2)} ) : 0.0;
float dark = 1.0 - ( 1.0 - opacity * ( 1.0 - getShadowMask() ) ) * ( 1.0 - contact );
gl_FragColor = vec4( color, dark * fade );
`

function paperMaterial(slab: IUniform<Vector4>, stage: StageUniforms): ShadowMaterial {
	const material = new ShadowMaterial({ color: shadowColor, opacity: shadowStrength })
	material.onBeforeCompile = (shader) => {
		shader.uniforms['slab'] = slab
		Object.assign(shader.uniforms, stage)
		shader.vertexShader = `varying vec3 vPaper;\n${shader.vertexShader.replace(
			'#include <project_vertex>',
			'#include <project_vertex>\nvPaper = ( modelMatrix * vec4( transformed, 1.0 ) ).xyz;',
		)}`
		shader.fragmentShader =
			declarations +
			softened(shader.fragmentShader).replace(
				'gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );',
				shadowOnPaper,
			)
	}
	return material
}

export function PaperGround({ plan }: Props) {
	const { resources } = useStage()
	const { mesh, slab } = useMemo(() => {
		const uniform = { value: new Vector4() }
		const plane = new PlaneGeometry(40, 40).rotateX(-Math.PI / 2)
		const ground = new Mesh(plane, paperMaterial(uniform, resources.uniforms))
		ground.receiveShadow = true
		ground.position.y = -(slabThickness + 1) * metres
		return { mesh: ground, slab: uniform }
	}, [resources])
	useEffect(() => {
		return () => {
			mesh.geometry.dispose()
			mesh.material.dispose()
		}
	}, [mesh])
	const { x, y } = plan.slab
	slab.value.set(
		((x[0] + x[1]) / 2) * metres,
		((y[0] + y[1]) / 2) * metres,
		((x[1] - x[0]) / 2) * metres,
		((y[1] - y[0]) / 2) * metres,
	)
	return <primitive dispose={null} object={mesh} />
}
