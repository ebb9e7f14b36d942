export type Io = {
	input: AsyncIterable<Uint8Array | string>
	out: (data: string | Uint8Array) => void
	err: (line: string) => void
}

export const exitCodes = { made: 0, wrongUse: 1, cannotBeMade: 2 } as const
