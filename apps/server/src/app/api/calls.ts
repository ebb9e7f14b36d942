import { isProcedure } from '@orpc/server'
import type { CallFacts } from '../../lib/api.ts'
import { router } from './router.ts'

/** `name`: its place in the contract; `path`: from `/api`, its parameters in braces. */
export type Call = CallFacts & { name: string; method: string; path: string }

function isComplete(facts: Partial<CallFacts>): facts is CallFacts {
	return facts.resource !== undefined
}

export function callsOf(node: object, at: string[] = []): Call[] {
	return Object.entries(node).flatMap(([key, value]: [string, object]) => {
		const place = [...at, key]
		if (!isProcedure(value)) return callsOf(value, place)
		const { route, meta } = value['~orpc']
		const name = place.join('.')
		if (!isComplete(meta)) throw new Error(`${name} does not say which right it asks for`)
		return [{ ...meta, name, method: route.method ?? '', path: `/api${route.path ?? ''}` }]
	})
}

export const calls: readonly Call[] = callsOf(router).toSorted(
	(a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
)

export const callByName: ReadonlyMap<string, Call> = new Map(calls.map((it) => [it.name, it]))

const addresses = calls.map((call) => ({ call, parts: call.path.split('/') }))

export function callAt(url: string, isMeant: (call: Call) => boolean = () => true): Call | null {
	const segments = (url.split('?')[0] ?? '').split('/')
	const found = addresses.find(
		({ call, parts }) =>
			parts.length === segments.length &&
			parts.every((part, i) => part === segments[i] || part.startsWith('{')) &&
			isMeant(call),
	)
	return found?.call ?? null
}
