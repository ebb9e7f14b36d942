// A schema library for five optional texts would weigh on every page.
import type { ConfiguratorSearch } from '../steps/configurator-search.ts'

const known = ['code', 'step', 'order', 'type', 'externalReference'] as const

export function readConfiguratorSearch(search: Record<string, unknown>): ConfiguratorSearch {
	const read: ConfiguratorSearch = { ...search }
	for (const key of known) {
		const value = search[key]
		// Not deleted: the router would put back what the address has.
		if (!(key in search)) continue
		if (typeof value !== 'string' || value.trim() === '') read[key] = undefined
	}
	return read
}
