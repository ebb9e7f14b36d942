// From an older stored form to today's. A step is never changed after release and has a fixture before and after.

type Stored = { readonly [key: string]: unknown }
type Migration = {
	readonly name: string
	readonly to: number
	readonly up: (stored: Stored) => Stored
}

const migrations: readonly Migration[] = []

/** What is no document goes through unchanged, for the parser to refuse. */
export function migrateConfiguration(input: unknown): unknown {
	if (!isStored(input)) return input
	const version = input['version']
	if (typeof version !== 'number') return input
	return migrations
		.filter((step) => step.to > version)
		.reduce((stored, step) => ({ ...step.up(stored), version: step.to }), input)
}

function isStored(input: unknown): input is Stored {
	return typeof input === 'object' && input !== null && !Array.isArray(input)
}
