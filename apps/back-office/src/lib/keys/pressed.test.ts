import { expect, test } from 'vitest'
import { actOf } from './pressed.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {}) =>
	actOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('Ctrl or Cmd with K opens the palette; with another key, or Alt, nothing of ours', () => {
	expect(press('k', { ctrlKey: true })).toBe('palette')
	expect(press('K', { metaKey: true })).toBe('palette')
	expect(press('j', { ctrlKey: true })).toBeNull()
	expect(press('g', { altKey: true })).toBeNull()
})

test('single keys of a list, of the sections and of their own list', () => {
	expect(['/', 'j', 'k', 'x', 'g', '?', 'q'].map((key) => press(key))).toEqual([
		'search',
		'down',
		'up',
		'choose',
		'go',
		'list',
		null,
	])
})
