// Keys of the address that we do not know stay in it.

/** Raw texts of the address; the code that uses one parses it strictly. */
export type ConfiguratorSearch = {
	code?: string | undefined
	step?: string | undefined
	order?: string | undefined
	type?: string | undefined
	externalReference?: string | undefined
	[key: string]: unknown
}
