// Every call of the contract, and which of them an address names.
import { contract } from '@gabarit/contract'
import { isContractProcedure } from '@orpc/contract'

/** `name`: its place in the contract; `path`: from `/api`, its parameters in braces. */
export type Call = { name: string; method: string; path: string }

function callsOf(node: object, at: string[] = []): Call[] {
	return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
		const name = [...at, key]
		if (isContractProcedure(value)) {
			const { method = '', path: own = '' } = value['~orpc'].route
			return [{ name: name.join('.'), method, path: `/api${own}` }]
		}
		return typeof value === 'object' && value !== null ? callsOf(value, name) : []
	})
}

/** Those whose names say more come first, so that an address finds its own. */
export const calls: readonly Call[] = callsOf(contract).toSorted(
	(a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
)

const addresses = calls.map((call) => ({ call, parts: call.path.split('/') }))

/** The first call that is meant of those whose address it is, whatever stands for the parameters. */
export function callAt(url: string, isMeant: (call: Call) => boolean = () => true): Call | null {
	const asked = (url.split('?')[0] ?? '').split('/')
	const found = addresses.find(
		({ call, parts }) =>
			parts.length === asked.length &&
			parts.every((part, i) => part === asked[i] || part.startsWith('{')) &&
			isMeant(call),
	)
	return found?.call ?? null
}
