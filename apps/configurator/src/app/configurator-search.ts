// What an address of the configurator may say. Five optional texts need no schema library on every page;
// keys that we do not know stay in the address.
import type { ConfiguratorSearch } from '../steps/configurator-search.ts'

const known = ['code', 'step', 'order', 'type', 'externalReference'] as const

/** The search of /configurator; a known key that carries no text is taken away. */
export function readConfiguratorSearch(search: Record<string, unknown>): ConfiguratorSearch {
	const read: ConfiguratorSearch = { ...search }
	for (const key of known) {
		const value = search[key]
		if (typeof value !== 'string' || value.trim() === '') delete read[key]
	}
	return read
}
