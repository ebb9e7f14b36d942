// Fingers, mouse, wheel and keys on the stage. Two fingers zoom, one turns; what has moved is no tap.
import {
	type KeyboardEvent,
	type PointerEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
} from 'react'
import type { StagePose } from '../view/stage-view.ts'
import { dragged, type Hand, keyed, noHand, zoomed } from './hand.ts'
import { Presses } from './presses.ts'

/** Of the size per px of the wheel. */
const perWheel = 0.0015

type Looked = {
	pose: StagePose
	hand: Hand
	onHand: ((hand: Hand) => void) | undefined
}

export function useGestures(element: RefObject<HTMLElement | null>, looked: Looked) {
	const latest = useRef(looked)
	useLayoutEffect(() => {
		latest.current = looked
	})
	const presses = useRef<Presses>(null)
	const pressed = () => (presses.current ??= new Presses())
	const change = (move: (hand: Hand, pose: StagePose) => Hand) => {
		const { hand, pose, onHand } = latest.current
		const next = move(hand, pose)
		// Several moves may come before the next picture.
		latest.current = { ...latest.current, hand: next }
		onHand?.(next)
	}
	useWheel(element, looked.onHand !== undefined, (times) =>
		change((hand, pose) => zoomed(hand, pose, times)),
	)
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button === 0) pressed().begin(event)
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (!latest.current.onHand) return
			// The button was let go elsewhere.
			if (event.pointerType === 'mouse' && event.buttons === 0) return pressed().cancel(event)
			const moved = pressed().move(event)
			if (!moved) return
			if (moved.begins) event.currentTarget.setPointerCapture(event.pointerId)
			const { by, times } = moved
			change((hand, pose) => (times === null ? dragged(hand, pose, by) : zoomed(hand, pose, times)))
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			if (pressed().end(event) === 'second') change(() => noHand)
		},
		onPointerCancel: (event: PointerEvent<HTMLElement>) => pressed().cancel(event),
		onLostPointerCapture: (event: PointerEvent<HTMLElement>) => pressed().cancel(event),
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			const { hand, pose, onHand } = latest.current
			if (!onHand || event.target !== event.currentTarget) return
			if (event.altKey || event.ctrlKey || event.metaKey) return
			const next = keyed(hand, pose, event.key)
			if (!next) return
			event.preventDefault()
			change(() => next)
		},
	}
}

/** A passive listener, as React adds it, could not keep the page from scrolling. */
function useWheel(
	element: RefObject<HTMLElement | null>,
	listens: boolean,
	onZoom: (times: number) => void,
): void {
	const latest = useRef(onZoom)
	useLayoutEffect(() => {
		latest.current = onZoom
	})
	useEffect(() => {
		const { current } = element
		if (!listens || !current) return undefined
		const onWheel = (event: WheelEvent) => {
			// The browser's own zoom.
			if (event.ctrlKey) return
			event.preventDefault()
			latest.current(Math.exp(-event.deltaY * perWheel))
		}
		current.addEventListener('wheel', onWheel, { passive: false })
		return () => current.removeEventListener('wheel', onWheel)
	}, [element, listens])
}
