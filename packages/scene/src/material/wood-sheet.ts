// The sheet of wood on the graphics card: a coarse one at once, the fine one when idle time has painted it.
import {
	DataTexture,
	type IUniform,
	LinearFilter,
	LinearMipmapLinearFilter,
	MirroredRepeatWrapping,
	RedFormat,
} from 'three'
import { whenIdle } from '../stage/when-idle.ts'
import {
	type FigureDetail,
	type FigurePixels,
	figurePainter,
	meanDarkness,
	paintFigure,
} from './wood-figure.ts'

/** `fine`: painted in idle time; null where the first sheet is enough. */
export type FigureDetails = { first: FigureDetail; fine: FigureDetail | null }

/** Painted once per page, whatever stages come and go. */
const painted = new Map<string, FigurePixels>()
const keyOf = ({ across, along }: FigureDetail) => `${across} ${along}`

export class WoodSheet {
	readonly texture: DataTexture
	/** Darkness of what has the colour itself. */
	readonly mean: IUniform<number> = { value: 0.5 }
	#stop: (() => void) | null = null

	constructor({ first, fine }: FigureDetails, onFiner: () => void) {
		this.texture = new DataTexture(null, 1, 1, RedFormat)
		this.texture.minFilter = LinearMipmapLinearFilter
		this.texture.magFilter = LinearFilter
		this.texture.generateMipmaps = true
		this.texture.anisotropy = 8
		this.texture.unpackAlignment = 1
		// Mirrored beyond its edges, so that even an oversized piece shows no seam.
		this.texture.wrapS = MirroredRepeatWrapping
		this.texture.wrapT = MirroredRepeatWrapping
		const ready = fine && painted.get(keyOf(fine))
		if (fine && ready) this.#show(ready, fine)
		else {
			const coarse = painted.get(keyOf(first)) ?? paintFigure(first)
			painted.set(keyOf(first), coarse)
			this.#show(coarse, first)
			if (fine) this.#refine(fine, onFiner)
		}
	}

	dispose(): void {
		this.#stop?.()
		this.texture.dispose()
	}

	#refine(detail: FigureDetail, onFiner: () => void): void {
		const paint = figurePainter(detail)
		const work = (goesOn: () => boolean) => {
			const pixels = paint(goesOn)
			if (!pixels) {
				this.#stop = whenIdle(work)
				return
			}
			painted.set(keyOf(detail), pixels)
			this.#show(pixels, detail)
			onFiner()
		}
		this.#stop = whenIdle(work)
	}

	#show(pixels: FigurePixels, { across, along }: FigureDetail): void {
		// A texture of another size takes a new place on the graphics card.
		this.texture.dispose()
		this.texture.image = { data: pixels, width: across, height: along }
		this.texture.needsUpdate = true
		this.mean.value = meanDarkness(pixels)
	}
}
