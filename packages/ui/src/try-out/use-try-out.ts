import {
	type FocusEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useEffectEvent,
	useState,
} from 'react'
import { type TryOutClock, tryOutClock, tryWait } from './try-out-clock.ts'

/** Of the element that stands for the option: it is tried under the pointer, in focus of the keyboard, and while a finger stays on it. */
export function useTryOut(onTry: ((trying: boolean) => void) | undefined) {
	const say = useEffectEvent((trying: boolean) => onTry?.(trying))
	const [gesture] = useState(newGesture)
	useEffect(() => {
		gesture.listen((trying) => say(trying))
		return () => gesture.clock.leave(0)
	}, [gesture])
	return onTry === undefined ? {} : gesture.handlers
}

function newGesture() {
	let heard: (trying: boolean) => void = () => {}
	const clock = tryOutClock((trying) => heard(trying))
	const listen = (say: typeof heard) => {
		heard = say
	}
	return { clock, listen, handlers: handlersOf(clock) }
}

function handlersOf(clock: TryOutClock) {
	// A finger that stayed has looked, and does not choose as it leaves.
	let finger: 'none' | 'down' | 'left' = 'none'
	const leave = () => clock.leave(restoreWait())
	const lift = () => {
		if (finger !== 'down') return
		finger = clock.isTrying() ? 'left' : 'none'
		leave()
	}
	return {
		onPointerEnter: ({ pointerType }: PointerEvent) => {
			if (pointerType !== 'touch') clock.begin(tryWait.pointer)
		},
		onPointerLeave: ({ pointerType }: PointerEvent) => {
			if (pointerType === 'touch') lift()
			else leave()
		},
		onPointerDown: ({ pointerType }: PointerEvent) => {
			finger = pointerType === 'touch' ? 'down' : 'none'
			if (finger === 'down') clock.begin(tryWait.finger)
		},
		onPointerUp: lift,
		onPointerCancel: lift,
		onContextMenu: (event: MouseEvent) => {
			if (finger === 'down') event.preventDefault()
		},
		onClickCapture: (event: MouseEvent) => {
			if (finger === 'left') {
				event.preventDefault()
				event.stopPropagation()
			} else clock.leave(0)
			finger = 'none'
		},
		onFocus: ({ target }: FocusEvent) => {
			if (target.matches(':focus-visible')) clock.begin(tryWait.pointer)
		},
		onBlur: leave,
	}
}

function restoreWait(): number {
	return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : tryWait.restore
}
