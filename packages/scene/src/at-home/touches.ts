// A finger on the picture of the room: a tap puts the furniture down, a drag turns it.

/** px that a finger may move and still tap. */
const still = 8

export type Touches = { onTap: () => void; onDrag: (across: number) => void }

/** Listens until the answer is called. What is on a control is the control's own. */
export function listenForTouches(element: HTMLElement, { onTap, onDrag }: Touches): () => void {
	let from: { id: number; x: number; last: number; moved: boolean } | null = null
	const down = ({ target, pointerId: id, clientX: x }: PointerEvent) => {
		const isControl = target instanceof Element && target.closest('button, a') !== null
		// A second finger does nothing.
		if (from === null && !isControl) from = { id, x, last: x, moved: false }
	}
	const move = ({ pointerId, clientX }: PointerEvent) => {
		if (from?.id !== pointerId) return
		from.moved ||= Math.abs(clientX - from.x) > still
		if (from.moved) onDrag(clientX - from.last)
		from.last = clientX
	}
	const up = ({ pointerId }: PointerEvent) => {
		if (from?.id !== pointerId) return
		if (!from.moved) onTap()
		from = null
	}
	const cancel = ({ pointerId }: PointerEvent) => {
		if (from?.id === pointerId) from = null
	}
	const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel }
	const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const
	for (const name of names) element.addEventListener(name, listeners[name])
	return () => {
		for (const name of names) element.removeEventListener(name, listeners[name])
	}
}
