// Statements whose plan a connection keeps: PostgreSQL reads and plans each once, not at every order. Only those that
// the program spells itself (prepared.ts, a scope's settings) have a name, so that a connection keeps a few dozen and no more.
import { createHash } from 'node:crypto'
import type pg from 'pg'

/** As drizzle asks. */
export type Asked = {
	text: string
	name?: string | undefined
	types?: pg.CustomTypesConfig
	rowMode?: string
}

const names = new Map<string, string>()

export function keepStatement(text: string): void {
	if (names.has(text)) return
	names.set(text, `gabarit_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`)
}

/** What PostgreSQL answers where a pooler handed the connection to another in between: unknown, or there already. */
const lost = ['26000', '42P05']

export class KeptStatements {
	#isOn: boolean

	constructor(isOn: boolean) {
		this.#isOn = isOn
	}

	/** The statement with its name, where it has one. */
	named(asked: Asked): Asked {
		if (!this.#isOn) return asked
		const name = names.get(asked.text)
		return name === undefined ? asked : { ...asked, name }
	}

	/** A pooler that keeps none is found out by the first call that fails. */
	noteFailure(error: unknown): void {
		const code = error instanceof Error && 'code' in error ? String(error.code) : ''
		if (!this.#isOn || !lost.includes(code)) return
		this.#isOn = false
		process.emitWarning(
			'A pooler between server and PostgreSQL keeps no prepared statements: set PREPARED_STATEMENTS=false.',
		)
	}
}
