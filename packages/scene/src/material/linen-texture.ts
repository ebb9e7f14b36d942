import {
	DataTexture,
	LinearFilter,
	LinearMipmapLinearFilter,
	RedFormat,
	RepeatWrapping,
	type Texture,
} from 'three'
import { figureSheet } from '../board/figure-sheet.ts'
import { linenPatch, paintLinen } from './linen-figure.ts'

const texels = 256

export function linenTexture(): Texture {
	const texture = new DataTexture(paintLinen(texels), texels, texels, RedFormat)
	texture.minFilter = LinearMipmapLinearFilter
	texture.magFilter = LinearFilter
	texture.generateMipmaps = true
	texture.anisotropy = 8
	texture.unpackAlignment = 1
	texture.wrapS = RepeatWrapping
	texture.wrapT = RepeatWrapping
	texture.repeat.set(figureSheet.across / linenPatch, figureSheet.along / linenPatch)
	texture.needsUpdate = true
	return texture
}
