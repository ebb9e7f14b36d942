// A press that stays where it began is a tap; a pointer that rests on a front leaves it ajar. Nothing is captured.
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Pixel } from '../view/bay-places.ts'
import { type Pickable, type StageHit, stageHitAt } from './stage-hit.ts'

/** px: a press that moves further is no tap. */
const slack = 4
/** ms over a front before it stands ajar. */
const restWait = 120

type Pressed = { pointer: number; at: Pixel }

/** `pickable` null: nothing is shown yet. */
export function usePicking(
	pickable: Pickable | null,
	onTap: ((hit: StageHit) => void) | undefined,
) {
	const pressed = useRef<Pressed | null>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const [over, setOver] = useState<StageHit | null>(null)
	const [ajar, setAjar] = useState<string | null>(null)
	useEffect(() => () => clearTimeout(timer.current), [])
	const hitOf = (event: PointerEvent<HTMLElement>) =>
		pickable === null ? null : stageHitAt(pickable, pixelOf(event))
	const rest = (hit: StageHit | null) => {
		const front = hit?.front ?? null
		if (front === (over?.front ?? null)) return
		clearTimeout(timer.current)
		setAjar(null)
		if (front !== null) timer.current = setTimeout(() => setAjar(front), restWait)
	}
	const point = (hit: StageHit | null) => {
		rest(hit)
		if (!isSameHit(over, hit)) setOver(hit)
	}
	const isMoved = (event: PointerEvent<HTMLElement>) => {
		const { current } = pressed
		if (current === null) return true
		const [x, y] = pixelOf(event)
		return Math.hypot(x - current.at[0], y - current.at[1]) > slack
	}
	const handlers = {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			const counts = event.isPrimary && event.button === 0
			pressed.current = counts ? { pointer: event.pointerId, at: pixelOf(event) } : null
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (pressed.current !== null && isMoved(event)) pressed.current = null
			// A finger does not rest: it taps or it turns the picture.
			if (event.pointerType !== 'touch' && event.buttons === 0) point(hitOf(event))
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			const isTap = pressed.current?.pointer === event.pointerId && !isMoved(event)
			pressed.current = null
			const hit = isTap ? hitOf(event) : null
			if (hit !== null) onTap?.(hit)
		},
		onPointerCancel: () => {
			pressed.current = null
		},
		onPointerLeave: () => {
			pressed.current = null
			point(null)
		},
	}
	return {
		ajar: onTap === undefined ? null : ajar,
		over: onTap === undefined ? null : over,
		handlers,
	}
}

function pixelOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Pixel {
	const { left, top } = currentTarget.getBoundingClientRect()
	return [clientX - left, clientY - top]
}

function isSameHit(a: StageHit | null, b: StageHit | null): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}
