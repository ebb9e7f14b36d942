// Offers over a connection that loses answers, against a server that keeps one body under each code.
import { ApiError, type Client, type Send } from '@gabarit/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginDesign, useSession } from '../session-store.ts'
import { type OfferData, sendDesign } from './send-design.ts'

function serverThatLoses(...losses: number[]) {
	const kept = new Map<string, Send>()
	let calls = 0
	const send = async (body: Send) => {
		calls += 1
		const before = kept.get(body.code)
		if (before && JSON.stringify(before) !== JSON.stringify(body)) {
			const code = 'configuration_code_taken'
			throw new ApiError({ message: code, status: 409, result: { code } })
		}
		kept.set(body.code, body)
		if (losses.includes(calls)) throw new TypeError('fetch failed')
		return { code: body.code, version: 1, reference: `26-${kept.size}` }
	}
	const client = { dressing: { configuration: { send } } } as unknown as Client
	const ask = (firstName: string) => {
		const offer = { customer: { firstName }, delivery: {} } as OfferData
		return sendDesign(client, { kind: 'offer', language: 'fr', offer }, [0, 0])
	}
	return { ask, kept }
}

beforeEach(() => {
	const kept = new Map<string, string>()
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	})
	beginDesign()
})
afterEach(() => vi.unstubAllGlobals())

test('a form corrected after an unanswered offer does not make a second offer', async () => {
	const { ask, kept } = serverThatLoses(1, 2, 3)
	expect(await ask('Mari')).toEqual({ kind: 'failed', why: 'unreachable' })
	expect(await ask('Marie')).toMatchObject({ kind: 'saved', reference: '26-1' })
	expect([...kept.values()].map(({ customer }) => customer?.firstName)).toEqual(['Mari'])
	expect(useSession.getState().frozen).toBe(true)
})

test('another design, opened before the answer came, stays free to be changed', async () => {
	const asking = serverThatLoses().ask('Marie')
	beginDesign()
	expect(await asking).toMatchObject({ kind: 'saved' })
	expect(useSession.getState().frozen).toBe(false)
})
