import { connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ownTurn } from './own-turn.ts'

test('who asks in his own turn comes behind those who wait already', async () => {
	const seen: string[] = []
	const twice = async (name: string) => {
		await ownTurn()
		seen.push(name)
		await ownTurn()
		seen.push(`${name} again`)
	}
	await Promise.all([twice('a'), twice('b')])
	expect(seen).toEqual(['a', 'b', 'a again', 'b again'])
})

test('a byte that arrives is read between two turns', async () => {
	const server = createServer((socket) => socket.end('x'))
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	const address = server.address()
	const port = typeof address === 'object' ? (address?.port ?? 0) : 0
	let hasRead = false
	const read = new Promise<void>((resolve) => {
		connect(port, '127.0.0.1').on('data', () => {
			hasRead = true
			resolve()
		})
	})
	const left: boolean[] = []
	const turn = async () => {
		await ownTurn()
		const until = performance.now() + 5
		while (performance.now() < until);
		left.push(hasRead)
	}
	await Promise.all(Array.from({ length: 100 }, turn))
	await read
	server.close()
	expect(left[0]).toBe(false)
	expect(left.at(-1)).toBe(true)
})
