// What an address of the configurator may say; keys that we do not know stay.

/** Texts as they stand in the address; who uses one reads it strictly. */
export type ConfiguratorSearch = {
	code?: string | undefined
	step?: string | undefined
	order?: string | undefined
	type?: string | undefined
	externalReference?: string | undefined
	[key: string]: unknown
}
