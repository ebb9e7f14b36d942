import {
	DataTexture,
	LinearFilter,
	LinearMipmapLinearFilter,
	MirroredRepeatWrapping,
	RedFormat,
	RepeatWrapping,
	type Texture,
} from 'three'
import { figureSheet } from '../board/grain-offset.ts'
import { linenPatch, paintLinen } from './linen-figure.ts'
import { paintFigure } from './wood-figure.ts'

/** Texels of the wood sheet, across and along the grain. */
export type FigureDetail = { across: number; along: number }

function textureOf(pixels: Uint8Array<ArrayBuffer>, width: number, height: number): DataTexture {
	const texture = new DataTexture(pixels, width, height, RedFormat)
	texture.minFilter = LinearMipmapLinearFilter
	texture.magFilter = LinearFilter
	texture.generateMipmaps = true
	texture.anisotropy = 8
	texture.unpackAlignment = 1
	texture.needsUpdate = true
	return texture
}

/** Mirrored beyond its edges, so that even an oversized piece shows no seam. */
export function woodTexture({ across, along }: FigureDetail): Texture {
	const texture = textureOf(paintFigure(across, along), across, along)
	texture.wrapS = MirroredRepeatWrapping
	texture.wrapT = MirroredRepeatWrapping
	return texture
}

export function linenTexture(): Texture {
	const texture = textureOf(paintLinen(256), 256, 256)
	texture.wrapS = RepeatWrapping
	texture.wrapT = RepeatWrapping
	texture.repeat.set(figureSheet.across / linenPatch, figureSheet.along / linenPatch)
	return texture
}
