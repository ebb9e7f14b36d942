import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, onToast, shownToast, toast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	dismissToast()
	vi.useRealTimers()
})

test('a message stays eight seconds', () => {
	toast('Tablette à 1 536')
	vi.advanceTimersByTime(7999)
	expect(shownToast()?.text).toBe('Tablette à 1 536')
	vi.advanceTimersByTime(1)
	expect(shownToast()).toBeUndefined()
})

test('a new message takes the place of the old and has its own eight seconds', () => {
	toast('one')
	vi.advanceTimersByTime(6000)
	toast('two')
	vi.advanceTimersByTime(6000)
	expect(shownToast()?.text).toBe('two')
})

test('who listens hears of coming and going', () => {
	const heard: (string | undefined)[] = []
	const stop = onToast(() => heard.push(shownToast()?.text))
	toast('one')
	dismissToast()
	stop()
	toast('two')
	expect(heard).toEqual(['one', undefined])
})
