// How a picture at rest is spread over time. A quick device takes frame after frame; a slow one takes as long a pause
// after each as the frame took, several times as long where it is very slow, and fewer frames: what moves meanwhile, and
// the page around it, stays fluid. The soft light itself is never given up.

/** Frames of a picture at rest: no more are seen, and fewer show the single shadows. */
export const restFrames = 250
const fewest = 48
/** ms of drawing that a picture at rest may take. */
const budget = 15_000
/** ms: a frame that takes no longer is not noticed. */
const fluid = 34
/** ms: slower devices get longer pauses, because they draw with the processor that the page needs too. */
const verySlow = 200
/** ms: no graphics card at all, so the page gets nearly all of the processor. */
const hopeless = 800
const pauses = { slow: 1, verySlow: 3, hopeless: 15 } as const
/** How much a new measure counts against those before it. */
const weight = 0.25

/** Fewer show that their light comes from single places. */
const fewestAtOnce = 24

export class RestPace {
	#frame = 0
	#before: number | null = null
	readonly #withPauses: boolean

	/** Without pauses the viewer waits for the picture, and sees how far it is. */
	constructor({ withPauses = true }: { withPauses?: boolean } = {}) {
		this.#withPauses = withPauses
	}

	/** Something changed: the time until the next frame says nothing. */
	interrupt(): void {
		this.#before = null
	}

	/** Called before each frame at rest; the pause that it was given does not count. */
	measure(now: number): void {
		if (this.#before !== null) {
			const took = Math.max(0, now - this.#before - this.wait)
			this.#frame = this.#frame === 0 ? took : this.#frame + weight * (took - this.#frame)
		}
		this.#before = now
	}

	/** ms that drawing a frame held the page up: what goes on behind the pause may hide it from `measure`. */
	held(took: number): void {
		this.#frame = Math.max(this.#frame, took)
	}

	/** ms to wait before the next frame. */
	get wait(): number {
		if (!this.#withPauses || this.#frame <= fluid) return 0
		if (this.#frame > hopeless) return this.#frame * pauses.hopeless
		return this.#frame * (this.#frame > verySlow ? pauses.verySlow : pauses.slow)
	}

	/** How many frames make the picture. */
	get frames(): number {
		if (this.#frame <= fluid) return restFrames
		const least = this.#withPauses ? fewest : fewestAtOnce
		return Math.round(Math.min(restFrames, Math.max(least, budget / this.#frame)))
	}
}
