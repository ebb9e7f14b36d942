// The reference another system gave this visit by the address; it outlives the design and the reset.
import { tabStorage } from '../lib/kept-choice.ts'
import { useSession } from './session-store.ts'

const key = 'gabarit.externalReference'

/** Keeps the reference of the address, else the one this tab already had. */
export function keepExternalReference(fromAddress: string | undefined): void {
	if (fromAddress !== undefined && fromAddress !== '') tabStorage.keep(key, fromAddress)
	useSession.setState({ externalReference: tabStorage.read(key) })
}
