// Named steps from an older stored form to today's; never edited after release, each with a before/after fixture.

type Stored = { readonly [key: string]: unknown }
type Migration = {
	readonly name: string
	readonly to: number
	readonly up: (stored: Stored) => Stored
}

const migrations: readonly Migration[] = []

/** Brings a stored document to the newest form; what is no document is handed on for the parser to refuse. */
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
