// The reference that another system put into the address; it survives the design and the reset.
import { tabStorage } from '../../lib/kept-choice.ts'
import { useSession } from '../session-store.ts'

const key = 'gabarit.externalReference'

export function keepExternalReference(fromAddress: string | undefined): void {
	if (fromAddress !== undefined && fromAddress !== '') tabStorage.keep(key, fromAddress)
	useSession.setState({ externalReference: tabStorage.read(key) })
}
