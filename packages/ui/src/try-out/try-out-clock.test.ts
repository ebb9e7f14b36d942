import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tryOutClock, tryWait } from './try-out-clock.ts'

beforeEach(() => {
	vi.useFakeTimers()
})

afterEach(() => {
	vi.useRealTimers()
})

function clockThatTells() {
	const said: boolean[] = []
	return { said, clock: tryOutClock((trying) => said.push(trying)) }
}

test('an option is tried after 150 ms over it, and what was before is back 140 ms after', () => {
	const { said, clock } = clockThatTells()
	clock.begin(tryWait.pointer)
	vi.advanceTimersByTime(149)
	expect(said).toEqual([])
	vi.advanceTimersByTime(1)
	expect(said).toEqual([true])
	clock.leave(tryWait.restore)
	vi.advanceTimersByTime(139)
	expect(said).toEqual([true])
	vi.advanceTimersByTime(1)
	expect(said).toEqual([true, false])
})

test('a pointer that only passes tries nothing', () => {
	const { said, clock } = clockThatTells()
	clock.begin(tryWait.pointer)
	vi.advanceTimersByTime(100)
	clock.leave(tryWait.restore)
	vi.advanceTimersByTime(1000)
	expect(said).toEqual([])
})

test('who comes back before it is restored sees no change', () => {
	const { said, clock } = clockThatTells()
	clock.begin(0)
	clock.leave(tryWait.restore)
	vi.advanceTimersByTime(100)
	clock.begin(tryWait.pointer)
	vi.advanceTimersByTime(1000)
	expect(said).toEqual([true])
})
