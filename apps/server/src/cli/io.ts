// What a command may touch of the world, so that tests and the shell run the same code.

export type Io = {
	/** Standard input, read at most once. */
	input: AsyncIterable<Uint8Array | string>
	/** Results. */
	out: (data: string | Uint8Array) => void
	/** One line of explanation. */
	err: (line: string) => void
}

/** Exit codes of the command line. */
export const exitCodes = { made: 0, wrongUse: 1, cannotBeMade: 2 } as const
