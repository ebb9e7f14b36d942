// The customer's page that this tab left to pay: the provider returns to the shop, and the shop links back to it.
// Its secret stays in this tab.
import { tabStorage } from './kept-choice.ts'
import { personKeys } from './person-state.ts'

const key = personKeys.ownPage

export function leaveOwnPage(): void {
	tabStorage.keep(key, globalThis.location.pathname)
}

export function forgetOwnPage(): void {
	tabStorage.forget(key)
}

export function readOwnPage(): string | null {
	const page = tabStorage.read(key)
	return page !== null && /^\/(?:order|account\/orders)\/[\w-]+$/u.test(page) ? page : null
}
