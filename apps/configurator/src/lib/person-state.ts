// What this tab holds of one person. The next one in it must not see that.
import { tabStorage } from './kept-choice.ts'

export const personKeys = {
	form: 'gabarit.delivery',
	ordered: 'gabarit.ordered',
	checkout: 'gabarit.way-to-pay',
	ordersInDoubt: 'gabarit.orders-in-doubt',
	offersInDoubt: 'gabarit.offers-in-doubt',
	ownPage: 'gabarit.own-page',
} as const

const resets: (() => void)[] = []

/** For a store that holds names, addresses or agreed prices. */
export function whenPersonLeaves(reset: () => void): void {
	resets.push(reset)
}

export function forgetPersonState(): void {
	for (const key of Object.values(personKeys)) tabStorage.forget(key)
	for (const reset of resets) reset()
}
