// The fingers that are down on the stage, or the mouse: whether they drag, pinch or only tap.
type Point = readonly [x: number, y: number]
type Event = { pointerId: number; clientX: number; clientY: number; timeStamp: number }

/** px that a tap may slip. */
const slips = 4
/** ms and px between the two taps of a double tap. */
const doubleTap = { ms: 320, px: 24 } as const

/** `times`: how much further two fingers are apart; null for one. `begins`: it is a drag from now on. */
type Moved = { by: Point; times: number | null; begins: boolean }

export class Presses {
	readonly #down = new Map<number, Point>()
	#slipped = 0
	#drags = false
	#lastTap: { at: number; point: Point } | null = null

	begin({ pointerId, clientX, clientY }: Event): void {
		if (this.#down.size === 0) {
			this.#slipped = 0
			this.#drags = false
		} else this.#drags = true
		this.#down.set(pointerId, [clientX, clientY])
	}

	/** null while it may still be a tap, and for what is not down. */
	move({ pointerId, clientX, clientY }: Event): Moved | null {
		const before = this.#down.get(pointerId)
		if (!before) return null
		const by = [clientX - before[0], clientY - before[1]] as const
		this.#slipped += Math.hypot(...by)
		const begins = !this.#drags && this.#slipped > slips
		this.#drags ||= begins
		const apart = this.#apart()
		this.#down.set(pointerId, [clientX, clientY])
		if (!this.#drags) return null
		return { by, times: apart > 0 ? this.#apart() / apart : null, begins }
	}

	/** What was released: the end of a drag is no tap. */
	end({ pointerId, clientX, clientY, timeStamp }: Event): 'none' | 'first' | 'second' {
		const wasDown = this.#down.delete(pointerId)
		if (!wasDown || this.#drags) return 'none'
		const before = this.#lastTap
		const point = [clientX, clientY] as const
		this.#lastTap = { at: timeStamp, point }
		if (!before || timeStamp - before.at > doubleTap.ms) return 'first'
		const apart = Math.hypot(point[0] - before.point[0], point[1] - before.point[1])
		if (apart > doubleTap.px) return 'first'
		this.#lastTap = null
		return 'second'
	}

	cancel({ pointerId }: Pick<Event, 'pointerId'>): void {
		this.#down.delete(pointerId)
		this.#drags = true
	}

	#apart(): number {
		const [first, second] = [...this.#down.values()]
		return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0
	}
}
