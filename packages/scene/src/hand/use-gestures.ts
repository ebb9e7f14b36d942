// Fingers, mouse, wheel and keys on the stage. Two fingers zoom, one turns; what has moved is no tap.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { StagePose } from '../view/stage-view.ts'
import { dragged, type Hand, keyed, noHand, zoomed } from './hand.ts'

type Point = readonly [x: number, y: number]

/** px that a tap may slip. */
const slips = 4
/** Of the size per px of the wheel. */
const perWheel = 0.0015
/** ms and px between the two taps that lead back. */
const doubleTap = { ms: 320, px: 24 } as const

type Given = {
	element: RefObject<HTMLElement | null>
	pose: StagePose
	hand: Hand
	onHand: ((hand: Hand) => void) | undefined
}

export function useGestures({ element, pose, hand, onHand }: Given) {
	const latest = useRef({ pose, hand, onHand })
	latest.current = { pose, hand, onHand }
	const down = useRef(new Map<number, Point>())
	const slipped = useRef(0)
	const isDrag = useRef(false)
	const lastTap = useRef<{ at: number; point: Point } | null>(null)
	const change = (next: Hand) => {
		latest.current.hand = next
		latest.current.onHand?.(next)
	}
	useEffect(() => {
		const { current } = element
		const onWheel = (event: WheelEvent) => {
			const { onHand: listens, ...now } = latest.current
			if (!listens || event.ctrlKey) return
			event.preventDefault()
			const next = zoomed(now.hand, now.pose, Math.exp(-event.deltaY * perWheel))
			latest.current.hand = next
			listens(next)
		}
		// A passive listener, as React adds it, could not keep the page from scrolling.
		current?.addEventListener('wheel', onWheel, { passive: false })
		return () => current?.removeEventListener('wheel', onWheel)
	}, [element])

	const spread = () => {
		const [first, second] = [...down.current.values()]
		return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0
	}
	const onPointerDown = (event: PointerEvent<HTMLElement>) => {
		if (event.button !== 0) return
		if (down.current.size === 0) {
			slipped.current = 0
			isDrag.current = false
		} else isDrag.current = true
		down.current.set(event.pointerId, [event.clientX, event.clientY])
	}
	const onPointerMove = (event: PointerEvent<HTMLElement>) => {
		const before = down.current.get(event.pointerId)
		if (!before || !onHand) return
		const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]]
		slipped.current += Math.hypot(dx, dy)
		if (!isDrag.current && slipped.current > slips) {
			isDrag.current = true
			event.currentTarget.setPointerCapture(event.pointerId)
		}
		const apart = spread()
		down.current.set(event.pointerId, [event.clientX, event.clientY])
		if (!isDrag.current) return
		const now = latest.current
		if (apart > 0) change(zoomed(now.hand, now.pose, spread() / apart))
		else change(dragged(now.hand, now.pose, [dx, dy]))
	}
	const onPointerUp = (event: PointerEvent<HTMLElement>) => {
		const wasDown = down.current.delete(event.pointerId)
		if (wasDown && isDrag.current) return
		const tap = { at: event.timeStamp, point: [event.clientX, event.clientY] as const }
		const { current: before } = lastTap
		lastTap.current = tap
		if (!onHand || !before || tap.at - before.at > doubleTap.ms) return
		const [x, y] = before.point
		if (Math.hypot(tap.point[0] - x, tap.point[1] - y) > doubleTap.px) return
		lastTap.current = null
		change(noHand)
	}
	const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
		down.current.delete(event.pointerId)
		isDrag.current = true
	}
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (!onHand || event.target !== event.currentTarget) return
		if (event.altKey || event.ctrlKey || event.metaKey) return
		const next = keyed(hand, pose, event.key)
		if (!next) return
		event.preventDefault()
		change(next)
	}
	return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown }
}
