import { drawStage, writeSvg } from '@gabarit/drawing'
import { buildFurniture, type Configuration, colorsOf, roomOf } from '@gabarit/engine'
import { formatDate, type Language } from '@gabarit/i18n'
import { palletsOf } from '@gabarit/price'
import type { Database } from '../../db/open-database.ts'
import { failure } from '../../lib/failure.ts'
import { canonical } from '../../lib/hash.ts'
import type { Services } from '../../lib/services.ts'
import type { FrozenFurniture } from '../orders/service.ts'
import {
	documentOf,
	documentsOf,
	enqueuePlan,
	keepDocument,
	type PlanRequest,
} from './documents-table.ts'
import type { PdfWorker, Reader } from './pdf-worker.ts'
import { planCaptions } from './plan-captions.ts'
import type { PlanOrder } from './service.ts'
import type { Printable } from './writers/write-printable.ts'

function readingsOf(configuration: Configuration): { readings?: number[] } {
	if (!('room' in configuration)) return {}
	const { width } = configuration.room
	return Array.isArray(width) && width.length > 1 ? { readings: width } : {}
}

type Made = Pick<FrozenFurniture, 'furniture' | 'catalogue'>

/** Of an offer or an order the frozen furniture, whatever the engine would solve today. */
async function madeOf(
	{ prices, orders }: Pick<Needs, 'prices' | 'orders'>,
	{ tenant, code, configuration }: PlanOrder,
): Promise<Made> {
	const frozen = code === null ? null : await orders.frozen(tenant.code, code)
	if (frozen && canonical(frozen.configuration) === canonical(configuration)) return frozen
	const { catalogue } = await prices.inForce()
	const built = buildFurniture(configuration, catalogue)
	if (!built.ok) throw failure('configuration_impossible', { data: { issues: built.issues } })
	return { furniture: built.value, catalogue }
}

function printableOf({ furniture, catalogue }: Made, plan: PlanOrder, date: Date): Printable {
	const colors = colorsOf(catalogue)
	const { language, paper, order } = plan
	// Anyone with the code has the plan of a design, and the stored one is drawn for the design, whatever it became:
	// no customer's name is on either.
	const facts = { tenant: plan.tenant.name, code: plan.code ?? '' }
	return {
		kind: 'plan',
		plan: {
			furniture,
			room: roomOf(plan.configuration),
			catalogue,
			language,
			paper,
			pallets: palletsOf(furniture, (reference) => colors.get(reference)?.category),
			title: {
				...facts,
				...(order && { customer: order.customer }),
				date: formatDate((order?.orderedAt ?? date).toISOString(), language),
			},
			...readingsOf(plan.configuration),
		},
		facts: { title: `${facts.tenant} ${facts.code}`.trim(), language, date },
	}
}

/** Twice as large as it is shown in a list, so that its lines stay thin. */
const frontSize = { width: 464, height: 406 }

async function frontOf(
	{ prices }: Pick<Needs, 'prices'>,
	configuration: Configuration,
	language: Language,
): Promise<string> {
	const { catalogue } = await prices.inForce()
	const built = buildFurniture(configuration, catalogue)
	if (!built.ok) throw failure('configuration_impossible', { data: { issues: built.issues } })
	const furniture = built.value
	const room = roomOf(configuration)
	const input = { furniture, catalogue, room, language, captions: planCaptions(language) }
	const look = { ...frontSize, fronts: furniture.fronts.length > 0 }
	return writeSvg(drawStage(input, look).drawing, { accessible: true, size: 'fluid' })
}

type Needs = Pick<Services, 'prices' | 'now'> & {
	db: Database
	pdfWorker: PdfWorker
	orders: Pick<Services['orders'], 'frozen'>
}

export function plansService({ db, pdfWorker, now, ...needs }: Needs): Services['plans'] {
	const print = async (plan: PlanOrder, reader: Reader) => {
		const printable = printableOf(await madeOf(needs, plan), plan, now())
		const content = await pdfWorker.print(printable, reader)
		const name = plan.order?.reference ?? plan.code
		return { fileName: `plan${name === null ? '' : `-${name}`}.pdf`, content }
	}
	const kept: Services['plans']['kept'] = async (plan, version) => {
		const tenant = plan.tenant.code
		const known = await documentsOf(db, tenant, plan.code)
		const there = known.find(
			(it) => it.kind === 'plan' && it.version === version && it.language === plan.language,
		)
		const found = there && (await documentOf(db, tenant, plan.code, there.id))
		if (found) return found
		const file = { ...(await print(plan, 'job')), mediaType: 'application/pdf' }
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
		render: (plan) => print(plan, 'call'),
		front: (configuration, language) => frontOf(needs, configuration, language),
		documentsOf: (tenant, code) => documentsOf(db, tenant, code),
		document: (tenant, code, id) => documentOf(db, tenant, code, id),
		ask: (plan) => enqueuePlan(db, plan),
		kept,
	}
}

export async function drawPlan(services: Services, request: PlanRequest): Promise<void> {
	const { code, language } = request
	const design = await services.designs.byCode(request.tenant, code)
	if (!design) return
	const tenant = await services.tenants.byCode(request.tenant)
	const { configuration, version } = design
	await services.plans.kept({ tenant, configuration, code, language, paper: 'A3' }, version)
}
