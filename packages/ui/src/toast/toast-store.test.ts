import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, onToast, shownToast, toast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	dismissToast()
	vi.useRealTimers()
})

test('a toast stays eight seconds', () => {
	toast('Tablette à 1 536')
	vi.advanceTimersByTime(7999)
	expect(shownToast()?.text).toBe('Tablette à 1 536')
	vi.advanceTimersByTime(1)
	expect(shownToast()).toBeUndefined()
})

test('a new toast replaces the old one and has its own eight seconds', () => {
	toast('one')
	vi.advanceTimersByTime(6000)
	toast('two')
	vi.advanceTimersByTime(6000)
	expect(shownToast()?.text).toBe('two')
})

test("a toast's listener is called when it appears and when it goes", () => {
	const texts: (string | undefined)[] = []
	const stop = onToast(() => texts.push(shownToast()?.text))
	toast('one')
	dismissToast()
	stop()
	toast('two')
	expect(texts).toEqual(['one', undefined])
})
