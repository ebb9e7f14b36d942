import type { Me } from '@gabarit/contract'
import { sectionNames } from '../lib/keys/section-names.ts'

type Rights = Pick<Me, 'sections' | 'settings'>

/** Whether the role has the page of an address; the server judges each call anyway. What is in no section is open. */
export function mayOpen({ sections, settings }: Rights, path: string): boolean {
	const [, first, page] = path.split('/')
	const name = sectionNames.find((it) => it === first)
	if (name === undefined) return true
	if (name === 'settings' && page === 'prices') return settings.prices !== null
	// What was sent about an order is read with its audit, by more roles than the settings beside it.
	const needed = name === 'technical' && page !== undefined ? 'audit' : name
	const found = sections.find((it) => it.name === needed)
	return found !== undefined && (page !== 'new' || found.right === 'write')
}
