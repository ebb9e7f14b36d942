import type { Me } from '@gabarit/contract'
import { sectionNames } from '../lib/keys/section-names.ts'

type Rights = Pick<Me, 'sections' | 'settings' | 'technical'>

/** Whether the role has the page of an address; the server judges each call anyway. What is in no section is open. */
export function mayOpen({ sections, settings, technical }: Rights, path: string): boolean {
	const [, first, page] = path.split('/')
	const name = sectionNames.find((it) => it === first)
	if (name === undefined) return true
	if (name === 'settings' && page === 'prices') return settings.prices !== null
	// What was sent is read by more roles than the settings beside it.
	if (name === 'technical' && page === 'deliveries') return technical.deliveries !== null
	// Where none is kept the page says so.
	if (name === 'technical' && page === 'mails')
		return technical.mails !== null || technical.mailsLeave
	const found = sections.find((it) => it.name === name)
	return found !== undefined && (page !== 'new' || found.right === 'write')
}
