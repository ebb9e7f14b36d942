import { expect, test } from 'vitest'
import { answerEach } from './answer-each.ts'

const references = ['a', 'b', 'c', 'b']
const away = Object.assign(new Error('lost'), { code: 'ECONNRESET' })

/** Acts on all but one; notes what was tried and what was logged. */
async function run(broken: string, error: Error) {
	const tried: string[] = []
	const logged: unknown[] = []
	const log = { error: (it: unknown) => logged.push(it) }
	const answers = answerEach({ request: { log } as never }, references, {
		act: async (reference) => {
			tried.push(reference)
			if (reference === broken) throw error
			return `${reference} done`
		},
		failed: (reference, code) => `${reference} ${code}`,
	})
	return { answers: await answers.catch((thrown: unknown) => thrown), tried, logged }
}

test('what nobody expects of one order is logged and answered, and the others go on', async () => {
	const error = new Error('a bug')
	expect(await run('b', error)).toEqual({
		answers: ['a done', 'b unexpected_error', 'c done'],
		tried: ['a', 'b', 'c'],
		logged: [{ err: error, reference: 'b' }],
	})
	expect((await run('a', error)).answers).toEqual(['a unexpected_error', 'b done', 'c done'])
})

test('where the database goes away the others are not tried, and what was done is answered', async () => {
	const { answers, tried } = await run('b', away)
	expect(answers).toEqual(['a done', 'b not_ready', 'c not_ready'])
	expect(tried).toEqual(['a', 'b'])
})

test('where it is away before anything was done the call fails', async () => {
	const { answers, tried } = await run('a', away)
	expect(answers).toBe(away)
	expect(tried).toEqual(['a'])
})
