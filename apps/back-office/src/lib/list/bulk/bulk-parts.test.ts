import { expect, test } from 'vitest'
import { mostOnLeaving } from '../../held/held.ts'
import { type AskMany, runInParts } from './bulk-parts.ts'

const keys = ['a', 'b', 'c', 'd']
const quiet = { isStopped: () => false, onStep: () => {} }
const done: AskMany = async (some) => some.map((key) => ({ key, refusal: null }))

test('where the server is not reached the others are not tried, and stay', async () => {
	const asked: string[] = []
	const ask: AskMany = async (some) => {
		asked.push(...some)
		if (some.includes('b')) throw new TypeError('Failed to fetch')
		return done(some)
	}
	const { run, left } = await runInParts(keys, ask, { ...quiet, atOnce: 1 })
	expect(asked).toEqual(['a', 'b'])
	expect(run).toEqual({ total: 4, done: 1, refused: [], broken: true, running: false })
	expect(left).toEqual(['b', 'c', 'd'])
})

test('one at a time it stops after the one that is asked for', async () => {
	let isStopped = false
	const ask: AskMany = async (some) => {
		isStopped = some.includes('b')
		return done(some)
	}
	const { run, left } = await runInParts(keys, ask, {
		...quiet,
		atOnce: 1,
		isStopped: () => isStopped,
	})
	expect(run.done).toBe(2)
	expect(left).toEqual(['c', 'd'])
})

test('several hundred rows of a page that is left are all asked for, never more at once than go on without it', async () => {
	const many = Array.from({ length: 2 * mostOnLeaving + 50 }, (_, at) => String(at))
	const sizes: number[] = []
	const ask: AskMany = async (some) => {
		sizes.push(some.length)
		return done(some)
	}
	const { run, left } = await runInParts(many, ask, { ...quiet, atOnce: mostOnLeaving })
	expect(sizes).toEqual([mostOnLeaving, mostOnLeaving, 50])
	expect([run.done, left]).toEqual([many.length, []])
})

test('what was refused stays, and the others go on', async () => {
	const ask: AskMany = async (some) =>
		some.map((key) => ({ key, refusal: key === 'a' ? 'no' : null }))
	const { run, left } = await runInParts(keys, ask, { ...quiet, atOnce: 3 })
	expect(run).toMatchObject({ done: 3, refused: [{ key: 'a', refusal: 'no' }], broken: false })
	expect(left).toEqual(['a'])
})
