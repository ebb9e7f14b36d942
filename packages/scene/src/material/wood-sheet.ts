// The sheet of wood on the graphics card: a coarse one at once, the fine one when idle time has painted it.
import {
	DataTexture,
	type IUniform,
	LinearFilter,
	LinearMipmapLinearFilter,
	MirroredRepeatWrapping,
	RedFormat,
} from 'three'
import { figureAtOnce, figureInIdleTime, knownFigure } from './painted-figure.ts'
import { type FigureDetail, type FigurePixels, meanDarkness } from './wood-figure.ts'

/** `fine`: painted in idle time; null where the first sheet is enough. */
export type FigureDetails = { first: FigureDetail; fine: FigureDetail | null }

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
		const ready = fine && knownFigure(fine)
		if (fine && ready) this.#show(ready, fine)
		else {
			this.#show(figureAtOnce(first), first)
			if (fine) this.#refine(fine, onFiner)
		}
	}

	dispose(): void {
		this.#stop?.()
		this.texture.dispose()
	}

	#refine(detail: FigureDetail, onFiner: () => void): void {
		this.#stop = figureInIdleTime(detail, (pixels) => {
			this.#show(pixels, detail)
			onFiner()
		})
	}

	#show(pixels: FigurePixels, { across, along }: FigureDetail): void {
		// A texture of another size takes a new place on the graphics card.
		this.texture.dispose()
		this.texture.image = { data: pixels, width: across, height: along }
		this.texture.needsUpdate = true
		this.mean.value = meanDarkness(pixels)
	}
}
