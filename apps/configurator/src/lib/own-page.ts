// The customer's page that this tab left in order to pay: the provider leads back to the shop, and from
// there one goes back to it. Its secret stays in this tab.
import { tabStorage } from './kept-choice.ts'

const key = 'gabarit.own-page'

export function leaveOwnPage(): void {
	tabStorage.keep(key, globalThis.location.pathname)
}

export function forgetOwnPage(): void {
	tabStorage.forget(key)
}

/** Null where this tab came from no such page. */
export function readOwnPage(): string | null {
	const page = tabStorage.read(key)
	return page !== null && /^\/order\/[\w-]+$/u.test(page) ? page : null
}
