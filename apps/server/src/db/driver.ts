// What we rely on of the driver (pg) beyond what it documents; its version is exact.
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import type pg from 'pg'

/** A value as it leaves. */
export type Written = string | Buffer | null

/** A connection, as far as we write to it ourselves. */
export type DriverConnection = {
	stream: Socket
	/** Text by name: what the connection has read. */
	parsedStatements: Record<string, string>
	/** Sent, and not known to be read. */
	submittedNamedStatements: Record<string, string>
	parse: (message: { text: string; name: string | undefined }) => void
	bind: (message: { statement: string | undefined; values: readonly Written[] }) => void
	describe: (message: { type: 'P' }) => void
	execute: (message: object) => void
	sync: () => void
}

export function connectionOf(client: pg.ClientBase): DriverConnection {
	return (client as unknown as { connection: DriverConnection }).connection
}

const utils = createRequire(import.meta.url)('pg/lib/utils.js') as {
	prepareValue: (value: unknown) => Written
}

/** A value of JavaScript as the driver sends it; fails for what has no text. */
export function writtenValue(value: unknown): Written {
	return utils.prepareValue(value)
}

/** Says that a connection was silent for too long: the driver's own words, as its `query_timeout` has them. */
export const silence = 'Query read timeout'
