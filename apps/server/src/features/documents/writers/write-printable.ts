import { drawPlanSheets, type PlanInput } from '@gabarit/drawing'
import type { Language } from '@gabarit/i18n'
import type { OrderPaper } from '../../orders/service.ts'
import type { Tenant } from '../../tenants/service.ts'
import { planCaptions } from '../plan-captions.ts'
import type { LegalText } from '../service.ts'
import type { PdfFacts } from './open-pdf.ts'
import { writePdf } from './pdf.ts'
import { writeLegalPaper } from './write-legal-paper.ts'
import { writeOrderPaper } from './write-order-paper.ts'

export type Printable =
	| { kind: 'plan'; plan: Omit<PlanInput, 'captions'>; facts: PdfFacts }
	| { kind: 'order'; order: OrderPaper; logo: Uint8Array | null; date: Date }
	| {
			kind: 'legal'
			text: LegalText
			shop: Pick<Tenant, 'name' | 'address' | 'email'>
			version: string
			language: Language
	  }

export function writePrintable(printable: Printable): Promise<Buffer> {
	switch (printable.kind) {
		case 'plan': {
			const { plan, facts } = printable
			const captions = planCaptions(plan.language)
			return writePdf(drawPlanSheets({ ...plan, captions }), facts)
		}
		case 'order': {
			const { order, logo, date } = printable
			// A Buffer posted to a thread arrives as a Uint8Array.
			const picture = logo && Buffer.from(logo.buffer, logo.byteOffset, logo.byteLength)
			return writeOrderPaper(order, picture, date)
		}
		case 'legal': {
			const { text, shop, version, language } = printable
			return writeLegalPaper(text, shop, { version, language })
		}
	}
}
