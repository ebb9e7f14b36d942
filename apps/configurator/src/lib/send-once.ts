// An order or offer whose answer was lost may stand on the server: sent under another code, it would be made twice.

import { tabStorage } from './kept-choice.ts'
import { failureOf } from './server/client.ts'
import { isInDoubt } from './server/send-again.ts'

const mostKept = 10

/**
 * Where the server holds the code already, an earlier request of this tab that was never answered is sent again, as it was.
 * `key`: where those are kept. `sent`: the request that was answered.
 */
export async function sendOnce<Body extends { code: string }, Answer>(
	key: string,
	body: Body,
	send: (body: Body) => Promise<Answer>,
): Promise<{ answer: Answer; sent: Body }> {
	const before = inDoubt<Body>(key)
	const answered = (answer: Answer, sent: Body) => {
		keepInDoubt(
			key,
			before.filter(({ code }) => code !== body.code),
		)
		return { answer, sent }
	}
	// Kept before it is sent: the page may be reloaded before the answer comes.
	keepInDoubt(key, [...before, body])
	try {
		return answered(await send(body), body)
	} catch (error) {
		if (isInDoubt(error)) throw error
		keepInDoubt(key, before)
		if (failureOf(error) !== 'configuration_code_taken') throw error
		for (const doubt of before.filter(({ code }) => code === body.code)) {
			const answer = await send(doubt).catch(() => null)
			if (answer !== null) return answered(answer, doubt)
		}
		throw error
	}
}

function keepInDoubt(key: string, bodies: readonly { code: string }[]): void {
	if (bodies.length === 0) tabStorage.forget(key)
	else tabStorage.keep(key, JSON.stringify(bodies.slice(-mostKept)))
}

function inDoubt<Body>(key: string): Body[] {
	try {
		return JSON.parse(tabStorage.read(key) ?? '[]') as Body[]
	} catch {
		return []
	}
}
