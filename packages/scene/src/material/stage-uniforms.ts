import { DataTexture, FloatType, type IUniform, RGBAFormat, type Texture, Vector4 } from 'three'

/** What all materials of a stage share. */
export type StageUniforms = {
	/** Front planes of the main, left and right runs in metres, strength of the shade behind them. */
	insideFront: IUniform<Vector4>
	/** The beam's nearest and farthest depth in metres, its source's size as a share of its picture a metre away. */
	beamLens: IUniform<Vector4>
	/** Four texels per light bar; see `light-bars.ts`. */
	lightBars: IUniform<Texture>
	lightBarCount: IUniform<number>
}

/** A plane that no point is behind. */
export const noFront = 1e4

export function stageUniforms(): StageUniforms {
	return {
		insideFront: { value: new Vector4(0, -noFront, noFront, 0) },
		beamLens: { value: new Vector4(1, 2, 0, 0) },
		lightBars: {
			value: new DataTexture(new Float32Array(16), 4, 1, RGBAFormat, FloatType),
		},
		lightBarCount: { value: 0 },
	}
}
