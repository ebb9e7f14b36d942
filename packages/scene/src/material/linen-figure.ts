import { cellValue } from './noise.ts'

export const linenPatch = 96
/** Darkness of the patch on average. */
export const linenMean = 0.29
const threads = 64

export function paintLinen(pixelsAcross: number): Uint8Array<ArrayBuffer> {
	const pixels = new Uint8Array(pixelsAcross * pixelsAcross)
	for (let y = 0; y < pixelsAcross; y++) {
		for (let x = 0; x < pixelsAcross; x++) {
			const warp = cellValue(Math.floor((x / pixelsAcross) * threads), Math.floor(y / 9))
			const weft = cellValue(Math.floor((y / pixelsAcross) * threads) + 999, Math.floor(x / 9))
			pixels[y * pixelsAcross + x] = 255 * (0.12 + 0.34 * (warp + weft) * 0.5)
		}
	}
	return pixels
}
