// A figure in its colour, as a picture for apps that know none of our shaders.
import type { Color } from '@gabarit/engine'
import {
	CanvasTexture,
	MirroredRepeatWrapping,
	RepeatWrapping,
	SRGBColorSpace,
	type Texture,
	Color as ThreeColor,
} from 'three'
import { figureSheet } from '../board/figure-sheet.ts'
import { darkAbove } from '../material/board-material.ts'
import { linenMean, paintLinen } from '../material/linen-figure.ts'
import { figurePainted } from '../material/painted-figure.ts'
import { meanDarkness } from '../material/wood-figure.ts'

const linenTexels = 256
/** Of the whole sheet of wood, where it is the only one. */
const mostTexels = 2048
const fewestTexels = 512
/** A step that pictures of every size can be cut by. */
const step = 64

/** How finely wood is drawn where so many colours of it share one file. */
export function sheetDetail(sheets: number): { across: number; along: number } {
	const share = mostTexels / Math.sqrt(Math.max(1, sheets))
	const across = Math.max(fewestTexels, Math.floor(share / step) * step)
	return { across, along: Math.round((across * figureSheet.along) / figureSheet.across) }
}

/** The pixel of every darkness from 0 to 255, as a canvas keeps it. */
function colorTable({ hex, hexDark }: Pick<Color, 'hex' | 'hexDark'>, mean: number): Uint32Array {
	const bytes = new Uint8ClampedArray(256 * 4)
	const [own, dark] = [new ThreeColor(hex), new ThreeColor(hexDark)]
	for (let i = 0; i < 256; i++) {
		const share = (i / 255 - mean) / darkAbove
		const mixed = (a: number, b: number) => Math.max(0, a + share * (b - a))
		const shown = new ThreeColor(
			mixed(own.r, dark.r),
			mixed(own.g, dark.g),
			mixed(own.b, dark.b),
		).convertLinearToSRGB()
		bytes.set([shown.r * 255, shown.g * 255, shown.b * 255, 255], i * 4)
	}
	return new Uint32Array(bytes.buffer)
}

/** `sheets`: how many colours of wood share the file. */
export async function bakedFigure(
	color: Color,
	sheets: number,
	signal?: AbortSignal,
): Promise<Texture> {
	if (color.pattern === 'Linen') {
		const size = { across: linenTexels, along: linenTexels }
		const table = colorTable(color, linenMean)
		return textureOf(pictureOf(paintLinen(linenTexels), size, table), RepeatWrapping)
	}
	const detail = sheetDetail(sheets)
	const pixels = await figurePainted(detail, signal)
	const picture = pictureOf(pixels, detail, colorTable(color, meanDarkness(pixels)))
	return textureOf(picture, MirroredRepeatWrapping)
}

type Wrapping = typeof RepeatWrapping | typeof MirroredRepeatWrapping

/** Its first row is where v is 0. */
function textureOf(picture: HTMLCanvasElement, wrapping: Wrapping): Texture {
	const texture = new CanvasTexture(picture)
	texture.colorSpace = SRGBColorSpace
	texture.flipY = false
	texture.wrapS = wrapping
	texture.wrapT = wrapping
	texture.anisotropy = 8
	texture.userData = { mimeType: 'image/jpeg' }
	return texture
}

function pictureOf(
	darkness: Uint8Array,
	{ across, along }: { across: number; along: number },
	table: Uint32Array,
): HTMLCanvasElement {
	const canvas = document.createElement('canvas')
	canvas.width = across
	canvas.height = along
	const context = canvas.getContext('2d')
	if (!context) throw new Error('The browser gives no canvas')
	const image = context.createImageData(across, along)
	const pixels = new Uint32Array(image.data.buffer)
	for (let i = 0; i < darkness.length; i++) pixels[i] = table[darkness[i] ?? 0] ?? 0
	context.putImageData(image, 0, 0)
	return canvas
}
