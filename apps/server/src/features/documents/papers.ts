import { inScope } from '../../db/tenant-scope.ts'
import type { Services } from '../../lib/services.ts'
import type { OrderPaper } from '../orders/service.ts'
import { documentOf, documentsOf, keepDocument } from './documents-table.ts'
import type { PdfWorker } from './pdf-worker.ts'
import { legalTexts } from './service.ts'

type Files = Awaited<ReturnType<Services['papers']['ofOrder']>>

/** Of an order the accepted texts; of an offer the current ones. */
async function legalTextsOf(
	{ legalTexts: texts }: Services,
	{ tenant, accepted, kind, language }: OrderPaper,
): Promise<Files> {
	const versions =
		kind === 'order' ? accepted : (accepted ?? (await texts.current(tenant, language)))
	const found: Files = []
	for (const text of legalTexts) {
		const version = versions?.[text] ?? null
		const file = version && (await texts.file(text, tenant, { version, language }))
		if (file) found.push(file)
	}
	return found
}

export function papersOf(
	{ services, pdfWorker }: { services: Services; pdfWorker: PdfWorker },
	tenant: string,
	code: string,
): Promise<Files> {
	return inScope(tenant, async () => {
		const order = await services.orderPaper(tenant, code)
		if (order === null) return []
		const { kind, revision, language, reference } = order
		const known = await documentsOf(services.db, tenant, code)
		const there = known.find(
			(it) => it.kind === kind && it.version === revision && it.language === language,
		)
		const found = there && (await documentOf(services.db, tenant, code, there.id))
		const paper = found ?? {
			fileName: `${kind === 'offer' ? 'offer' : 'order'}-${reference}.pdf`,
			mediaType: 'application/pdf',
			content: await pdfWorker.print(
				{
					kind: 'order',
					order,
					logo: await services.logoFile(order.tenant.logoUrl),
					date: new Date(order.orderedAt),
				},
				'job',
			),
		}
		const { fileName, mediaType, content } = paper
		const file = { fileName, mediaType, content }
		if (!found) {
			const key = { tenant, code, kind, version: revision, language }
			await keepDocument(services.db, { ...file, ...key, createdAt: services.now() })
		}
		return [file, ...(await legalTextsOf(services, order))]
	})
}
