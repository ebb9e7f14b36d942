// The 2D plan as a PDF: furniture of the engine, sheets of the drawing, our writer; kept once per version.

import { type Drawing, drawPlanSheets } from '@gabarit/drawing'
import { buildFurniture, type Configuration, roomOf } from '@gabarit/engine'
import { formatDate } from '@gabarit/i18n'
import { palletsOf } from '@gabarit/price'
import type { Database } from '../../db/open-database.ts'
import { failure } from '../../lib/failure.ts'
import type { PlanOrder, Services } from '../../lib/services.ts'
import {
	type AskedPlan,
	documentOf,
	documentsOf,
	enqueuePlan,
	keepDocument,
} from './documents-table.ts'
import { planCaptions } from './plan-captions.ts'
import { writePdf } from './writers/pdf.ts'

function readingsOf(configuration: Configuration): { readings?: number[] } {
	const { width } = configuration.room
	return Array.isArray(width) && width.length > 1 ? { readings: width } : {}
}

async function sheetsOf(prices: Services['prices'], plan: PlanOrder, at: Date): Promise<Drawing[]> {
	const { catalogue } = await prices.inForce()
	const built = buildFurniture(plan.configuration, catalogue)
	if (!built.ok) throw failure('configuration_impossible', { data: { issues: built.issues } })
	const colors = Object.fromEntries(catalogue.colors.map((color) => [color.reference, color]))
	return drawPlanSheets({
		furniture: built.value,
		room: roomOf(plan.configuration),
		catalogue,
		language: plan.language,
		captions: planCaptions(plan.language),
		paper: plan.paper,
		pallets: palletsOf(built.value, colors),
		// A code opens the design only: no customer's name on its plan.
		title: {
			tenant: plan.tenant.name,
			code: plan.code ?? '',
			date: formatDate(at.toISOString(), plan.language),
		},
		...readingsOf(plan.configuration),
	})
}

export function plansService(
	db: Database,
	prices: Services['prices'],
	now: () => Date,
): Services['plans'] {
	const render: Services['plans']['render'] = async (plan) => {
		const date = now()
		const name = `plan${plan.code === null ? '' : `-${plan.code}`}.pdf`
		const title = `${plan.tenant.name} ${plan.code ?? ''}`.trim()
		const sheets = await sheetsOf(prices, plan, date)
		const content = await writePdf(sheets, { title, language: plan.language, date })
		return { fileName: name, content }
	}
	const kept: Services['plans']['kept'] = async (plan, version) => {
		const tenant = plan.tenant.code
		const known = await documentsOf(db, tenant, plan.code)
		const there = known.find(
			(it) => it.kind === 'plan' && it.version === version && it.language === plan.language,
		)
		const found = there && (await documentOf(db, tenant, plan.code, there.id))
		if (found) return found
		const file = { ...(await render(plan)), mediaType: 'application/pdf' }
		await keepDocument(db, {
			...file,
			tenant,
			code: plan.code,
			kind: 'plan',
			version,
			language: plan.language,
			createdAt: now(),
		})
		return file
	}
	return {
		render,
		documentsOf: (tenant, code) => documentsOf(db, tenant, code),
		document: (tenant, code, id) => documentOf(db, tenant, code, id),
		ask: (plan) => enqueuePlan(db, plan),
		kept,
	}
}

/** The work behind `2d-plan/save`: the plan of a code as it stands, kept as a document. */
export async function drawAskedPlan(services: Services, asked: AskedPlan): Promise<void> {
	const { code, language } = asked
	const design = await services.designs.byCode(asked.tenant, code)
	if (!design) return
	const tenant = await services.tenants.byCode(asked.tenant)
	const { configuration, version } = design
	await services.plans.kept({ tenant, configuration, code, language, paper: 'A3' }, version)
}
