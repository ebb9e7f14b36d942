import { expect, test } from 'vitest'
import { listenForTouches } from './touches.ts'

/** A page with a picture of a room: events reach it with the target that they have. */
function room() {
	const events = new EventTarget()
	const done: (string | number)[] = []
	const stop = listenForTouches(events as HTMLElement, {
		onTap: () => done.push('tap'),
		onDrag: (across) => done.push(across),
	})
	const send = (type: string, clientX: number, pointerId = 1) =>
		events.dispatchEvent(Object.assign(new Event(type), { clientX, pointerId }))
	return { done, send, stop }
}

// Without a DOM nothing is an element.
Object.assign(globalThis, { Element: globalThis.Element ?? Map })

test('a finger that stays puts the furniture down, one that moves turns it', () => {
	const { done, send } = room()
	send('pointerdown', 100)
	send('pointermove', 104)
	send('pointerup', 104)
	expect(done).toEqual(['tap'])
	send('pointerdown', 100)
	send('pointermove', 120)
	send('pointermove', 150)
	send('pointerup', 150)
	expect(done).toEqual(['tap', 20, 30])
})

test('a second finger, a touch that the system takes away, and one after the end do nothing', () => {
	const { done, send, stop } = room()
	send('pointerdown', 100)
	send('pointerdown', 200, 2)
	send('pointermove', 260, 2)
	send('pointerup', 260, 2)
	send('pointercancel', 100)
	send('pointerup', 100)
	expect(done).toEqual([])
	stop()
	send('pointerdown', 100)
	send('pointerup', 100)
	expect(done).toEqual([])
})
