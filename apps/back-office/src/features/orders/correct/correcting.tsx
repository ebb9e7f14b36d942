import type { OrderPage } from '@gabarit/contract'
import { AttestationSheet } from './attestation/attestation-sheet.tsx'
import { CorrectSheet } from './correct-sheet.tsx'
import type { Group } from './correction-form.ts'

type Props = { order: OrderPage; group: Group; onClose: () => void }

/** The sheet in which a group is corrected. */
export function Correcting({ group, ...props }: Props) {
	if (group === 'attestation') return <AttestationSheet {...props} />
	return <CorrectSheet {...props} group={group} />
}
