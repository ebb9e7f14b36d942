// What an address of the configurator may say. Five optional texts need no schema library on every page;
// keys that we do not know stay in the address.

/** Texts as they stand in the address; who uses one reads it strictly. */
export interface ConfiguratorSearch {
	code?: string | undefined
	step?: string | undefined
	order?: string | undefined
	type?: string | undefined
	externalReference?: string | undefined
	[key: string]: unknown
}

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
