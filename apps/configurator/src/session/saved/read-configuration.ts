import { type Configuration, typeOf } from '@gabarit/engine'
import { kindAtHand } from '../../lib/kind-at-hand.ts'
import { fetched } from '../../lib/server/until-online.ts'

/** The schemas are loaded with the first document: who begins a design waits for none. */
export const documentReader = () => fetched(() => import('./stored-design.ts'))

/** What a call answered, whose type is wider than the engine's: read like any stored document; null where it cannot be. */
export async function readConfiguration(document: unknown): Promise<Configuration | null> {
	const { readDocument } = await documentReader()
	const configuration = readDocument(document)
	if (configuration !== null) await kindAtHand(typeOf(configuration))
	return configuration
}

/** What cannot be had now is left out; where it is kept, it stays. */
export async function thoseAtHand<T>(reads: Promise<T>[]): Promise<T[]> {
	const settled = await Promise.allSettled(reads)
	return settled.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : []))
}
