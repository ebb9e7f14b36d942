// The seller sets the reduced rate for one offer or order, with the customer's attestation: a priced correction.
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { findManaged } from '../page/manage-order.ts'
import { requireRevision } from '../process/change-order.ts'
import { type Answer, correctOrder } from './correct-order.ts'

type Attestation = {
	reference: string
	revision: number
	file: File
	dryRun?: boolean | undefined
	agreement?: string | undefined
	/** As it was shown. */
	total?: number | undefined
}

const kinds = [
	{ mediaType: 'application/pdf', ending: 'pdf', magic: Buffer.from('%PDF-') },
	{ mediaType: 'image/jpeg', ending: 'jpg', magic: Buffer.from([0xff, 0xd8, 0xff]) },
	{ mediaType: 'image/png', ending: 'png', magic: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
]

export async function attestVat(
	context: CallContext,
	{ file, ...asked }: Attestation,
): Promise<Answer> {
	requireAccess(context.viewer, 'orderManagement', 'write')
	// Of an order that he may not see nobody learns by a wrong file.
	requireRevision(await findManaged(context, asked.reference), asked.revision)
	const content = Buffer.from(await file.arrayBuffer())
	const kind = kinds.find(({ magic }) => content.subarray(0, magic.length).equals(magic))
	if (!kind) throw wrongField(context.language, 'file')
	const { mediaType, ending } = kind
	const fileName = `attestation-${asked.reference}-${asked.revision}.${ending}`
	const paper = { fileName, mediaType, content }
	return correctOrder(context, { ...asked, attestation: fileName }, paper)
}
