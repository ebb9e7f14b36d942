// What a customer fetches is not delivered: the one rule of how states, events and actions are said of an order.
import type { DeliveryMode } from '../../enumerations.ts'

/** The words of `back-office` that speak of the delivery; each is there for a pick-up and for either, too. */
const spoken = {
	state: ['undelivered', 'done'],
	event: ['scheduled', 'undelivered', 'done'],
	action: ['schedule', 'setUndelivered', 'setDone'],
	actionDone: ['schedule', 'setUndelivered', 'setDone'],
	actionHint: ['setReady'],
	dialog: ['date', 'dateTitle', 'undeliveredTitle', 'undeliveredConfirm'],
} as const

type Spoken = typeof spoken
type Part = keyof Spoken
type OfMode<P extends Part, Word extends string> =
	Extract<Word, Spoken[P][number]> extends infer Known extends string
		? `fetched.${P}.${Known}` | `either.${P}.${Known}`
		: never

/** The key in `back-office`; without a mode, where orders of both kinds are meant. */
export function orderWord<P extends Part, Word extends string>(
	part: P,
	word: Word,
	mode: DeliveryMode | null,
): `${P}.${Word}` | OfMode<P, Word> {
	const words: readonly string[] = spoken[part]
	if (mode === 'delivery' || !words.includes(word)) return `${part}.${word}`
	const prefix = mode === 'pickUp' ? 'fetched' : 'either'
	return `${prefix}.${part}.${word}` as OfMode<P, Word>
}
