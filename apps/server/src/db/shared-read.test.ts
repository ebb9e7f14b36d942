import { expect, test } from 'vitest'
import { sharedRead } from './shared-read.ts'

type Reading = { key: string; end: (value: string) => void; fail: (error: Error) => void }

function readings() {
	const begun: Reading[] = []
	const read = (key: string) =>
		new Promise<string>((resolve, reject) => begun.push({ key, end: resolve, fail: reject }))
	return { begun, ask: sharedRead(read) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('callers during a read share the next read', async () => {
	const { begun, ask } = readings()
	const first = ask('a')
	const second = ask('a')
	const third = ask('a')
	expect(begun).toHaveLength(1)
	begun[0]?.end('before')
	expect(await first).toBe('before')
	await turn()
	expect(begun).toHaveLength(2)
	begun[1]?.end('after')
	expect([await second, await third]).toEqual(['after', 'after'])
	await turn()
	void ask('a')
	expect(begun).toHaveLength(3)
})

test('another key reads in parallel', () => {
	const { begun, ask } = readings()
	void ask('a')
	void ask('b')
	expect(begun.map((it) => it.key)).toEqual(['a', 'b'])
})

test('a failed read fails for its callers, and the next one starts', async () => {
	const { begun, ask } = readings()
	const first = ask('a')
	const second = ask('a')
	begun[0]?.fail(new Error('gone'))
	await expect(first).rejects.toThrow('gone')
	await turn()
	begun[1]?.end('back')
	expect(await second).toBe('back')
})
