// What a customer fetches is not delivered: the one rule of how states, events and actions are said of an order.
import type { DeliveryMode } from '../../enumerations.ts'

/**
 * The words that speak of the delivery; each is there for a pick-up too. Those of `back-office` are there for either as
 * well; `changed` and `notice` are the mails to a customer and to shop and supplier, `corrected` the fields that they name,
 * each about one order.
 */
const spoken = {
	state: ['undelivered', 'done'],
	event: ['scheduled', 'undelivered', 'done'],
	action: ['schedule', 'setUndelivered', 'setDone'],
	actionDone: ['schedule', 'setUndelivered', 'setDone'],
	actionHint: ['setReady'],
	dialog: ['date', 'dateTitle', 'undeliveredTitle', 'undeliveredConfirm'],
	changed: ['ready', 'scheduled', 'undelivered', 'done'],
	notice: ['ready', 'scheduled', 'undelivered', 'done'],
	corrected: ['deliveryDate'],
} as const

type Spoken = typeof spoken
type Part = keyof Spoken
type OfMode<P extends Part, Word extends string, Mode> =
	Extract<Word, Spoken[P][number]> extends infer Known extends string
		? `fetched.${P}.${Known}` | (null extends Mode ? `either.${P}.${Known}` : never)
		: never

/** The key in `back-office` or `mail`; without a mode, where orders of both kinds are meant. */
export function orderWord<
	P extends Part,
	Word extends string,
	Mode extends P extends 'changed' | 'notice' | 'corrected' ? DeliveryMode : DeliveryMode | null,
>(part: P, word: Word, mode: Mode): `${P}.${Word}` | OfMode<P, Word, Mode> {
	const words: readonly string[] = spoken[part]
	if (mode === 'delivery' || !words.includes(word)) return `${part}.${word}`
	const prefix = mode === 'pickUp' ? 'fetched' : 'either'
	return `${prefix}.${part}.${word}` as OfMode<P, Word, Mode>
}
