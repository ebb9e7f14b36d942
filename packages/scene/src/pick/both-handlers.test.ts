import { expect, test } from 'vitest'
import { bothHandlers } from './both-handlers.ts'

test('what two sets handle is handled by both in turn, the rest by its own', () => {
	const said: string[] = []
	const say = (word: string) => (key: string) => {
		said.push(`${word} ${key}`)
	}
	const both = bothHandlers(
		{ down: say('pick'), leave: say('pick') },
		{ down: say('turn'), up: say('turn') },
	)
	both.down('down')
	both.leave('leave')
	both.up('up')
	expect(said).toEqual(['pick down', 'turn down', 'pick leave', 'turn up'])
})
