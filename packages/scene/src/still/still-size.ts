/** Pixels of a still. */
export const stillSize = { width: 2000, height: 1250 } as const
