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
	let isOver = false
	let isDown = false
	const choosing = heldPress()
	const leave = () => clock.leave(restoreWait())
	const lift = () => {
		isDown = false
		leave()
	}
	return {
		// What comes to lie under a pointer at rest is not pointed at.
		onPointerMove: ({ pointerType }: PointerEvent) => {
			if (pointerType === 'touch' || isOver) return
			isOver = true
			clock.begin(tryWait.pointer)
		},
		onPointerLeave: ({ pointerType }: PointerEvent) => {
			isOver = false
			if (pointerType !== 'touch') leave()
		},
		onPointerDown: ({ pointerType }: PointerEvent) => {
			isDown = pointerType === 'touch'
			if (isDown) clock.begin(tryWait.finger)
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			if (!isDown) return
			if (clock.isTrying() && isOn(event)) choosing.expect(event.currentTarget)
			lift()
		},
		onPointerCancel: lift,
		onContextMenu: (event: MouseEvent) => {
			if (isDown) event.preventDefault()
		},
		onClickCapture: () => {
			choosing.done()
			clock.leave(0)
		},
		onFocus: ({ target }: FocusEvent) => {
			if (target.matches(':focus-visible')) clock.begin(tryWait.pointer)
		},
		onBlur: leave,
	}
}

/** ms. */
const clickComesWithin = 80

/** A finger that stayed long chooses too as it lifts; a browser that takes this for a long press makes no click of it. */
function heldPress() {
	let timer: ReturnType<typeof setTimeout> | undefined
	return {
		expect: (element: HTMLElement) => {
			timer = setTimeout(() => element.click(), clickComesWithin)
		},
		done: () => clearTimeout(timer),
	}
}

/** A finger that slid off before it lifts has changed its mind. */
function isOn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
	const under = document.elementFromPoint(clientX, clientY)
	return under !== null && currentTarget.contains(under)
}

function restoreWait(): number {
	return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : tryWait.restore
}
