// Web builds get the contract's methods and paths without its zod schemas, which only the server checks, and without
// the calls of the back-office: 54 kB less on /home.
import { contract } from '@gabarit/contract'
import type { Plugin } from 'vite'

interface Procedure {
	'~orpc': { route: { tags?: unknown }; meta: object }
}

function isProcedure(node: object): node is Procedure {
	return '~orpc' in node
}

function routesOf(node: object): object {
	if (isProcedure(node)) {
		const { route: described, meta } = node['~orpc']
		const { tags: _, ...route } = described
		return { '~orpc': { route, meta, errorMap: {} } }
	}
	return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, routesOf(child)]))
}

export function lightContract(): Plugin {
	const { backOffice: _, ...buyers } = contract
	return {
		name: 'light-contract',
		apply: 'build',
		enforce: 'pre',
		load(id) {
			if (!id.replaceAll('\\', '/').endsWith('/packages/contract/src/contract.ts')) return null
			return {
				code: `export const contract = ${JSON.stringify(routesOf(buyers))}`,
				moduleType: 'js',
			}
		},
	}
}
