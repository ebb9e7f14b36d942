// Web builds get the contract's methods and paths without its zod schemas, which only the server checks: 50 kB less on
// /home.
import { contract } from '@gabarit/contract'
import type { Plugin } from 'vite'

interface Procedure {
	'~orpc': { route: object; meta: object }
}

function isProcedure(node: object): node is Procedure {
	return '~orpc' in node
}

function routesOf(node: object): object {
	if (isProcedure(node)) {
		const { route, meta } = node['~orpc']
		return { '~orpc': { route, meta, errorMap: {} } }
	}
	return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, routesOf(child)]))
}

export function lightContract(): Plugin {
	return {
		name: 'light-contract',
		apply: 'build',
		enforce: 'pre',
		load(id) {
			if (!id.replaceAll('\\', '/').endsWith('/packages/contract/src/contract.ts')) return null
			return {
				code: `export const contract = ${JSON.stringify(routesOf(contract))}`,
				moduleType: 'js',
			}
		},
	}
}
