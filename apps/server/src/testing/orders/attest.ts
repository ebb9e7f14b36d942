import type { Order } from '../../features/orders/orders-table.ts'
import type { Services } from '../../lib/services.ts'

/** Attaches the proof of a reduced VAT rate; without our installation it changes no price. */
export function attest({ db, documents, now }: Services, order: Order) {
	const { tenant, code, language } = order
	return documents.attach(db, {
		tenant,
		code,
		language,
		version: 0,
		kind: 'attestation',
		fileName: 'attestation.pdf',
		mediaType: 'application/pdf',
		content: Buffer.from('%PDF-'),
		createdAt: now(),
	})
}
