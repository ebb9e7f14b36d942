// A correction: judged field by field, priced before the lock, written with its audit and its mails in one transaction.
import type { Corrected, CorrectionField, OrderPage } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import type { NamedFile } from '../../../lib/files/file-answer.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { countryOf } from '../../../lib/rights/tenant.ts'
import { paymentTypesOf, rolesIn } from '../../../lib/rights/viewer.ts'
import { type FieldProblem, wrongField, wrongFields } from '../../../lib/wrong-field.ts'
import type { Tenant } from '../../tenants/service.ts'
import { type Snapshot, snapshotOf } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { changeHeld, findManaged, withoutOutdated } from '../page/manage-order.ts'
import { offeredServices, pageOfOrder } from '../page/order-page.ts'
import { addressProblems, customerProblems } from '../place/check-customer.ts'
import { destinationOf, keepsPlace } from '../place/priced-order.ts'
import { attestationOf, type Recounted, recountOrder } from '../place/recount-order.ts'
import { manualOf } from '../place/standing-terms.ts'
import { requireRevision } from '../process/change-order.ts'
import { isPriced, judgeCorrection, readersOf, whyPriceStands } from '../process/corrections.ts'
import { mailsTo } from '../process/notify.ts'
import { plannedDayProblem } from '../process/promised-day.ts'
import { type Change, changesOf, correctedOrder, type Given } from './corrected-order.ts'
import { requireReducible } from './require-reducible.ts'
import { writeCorrection } from './write-correction.ts'

type Input = Given & {
	reference: string
	revision: number
	dryRun?: boolean | undefined
	agreement?: string | undefined
	/** As it was shown. */
	total?: number | undefined
}

export type Plan = {
	changes: readonly Change[]
	next: Order
	recounted: Recounted | null
	keepsPrice: boolean
	agreement: string | undefined
	/** The attestation that is given. */
	paper: NamedFile | null
}

export type Answer = Corrected & { order: OrderPage | null }

export async function correctOrder(
	context: CallContext,
	input: Input,
	paper: NamedFile | null = null,
): Promise<Answer> {
	requireAccess(context.viewer, 'orderManagement', 'write')
	const found = await findManaged(context, input.reference)
	requireRevision(found, input.revision)
	const plan = { ...(await planOf(context, found, input)), paper }
	const answer = await answerOf(context, found, plan)
	if (input.dryRun) return { ...answer, order: null }
	if (input.total !== undefined && input.total !== answer.total) throw failure('price_changed')
	if (answer.needsAgreement && plan.agreement === undefined)
		throw wrongField(context.language, 'agreement', 'required')
	if (plan.changes.length === 0) return { ...answer, order: await pageOfOrder(context, found) }
	const changed = await changeHeld(context, input, (tx, order) =>
		writeCorrection(tx, context, order, plan),
	)
	const standing = await withoutOutdated(context, changed)
	return { ...answer, order: await pageOfOrder(context, standing) }
}

async function planOf(
	context: CallContext,
	order: Order,
	input: Input,
): Promise<Omit<Plan, 'paper'>> {
	const { services } = context
	const { reference: _of, revision: _at, dryRun: _dry, total: _shown, ...asked } = input
	const { agreement, ...given } = asked
	const former = await snapshotOf(services.db, order)
	const tenant = await services.tenants.byCode(order.tenant)
	const attestation = await attestationOf(services, order)
	const changes = changesOf(order, { quote: former.quote, attestation }, given)
	const fields = changes.map((it) => it.field)
	judgeAll(context, order, { fields, tenant })
	const next = correctedOrder(order, given)
	checkValues(context, next, { given, fields, tenant })
	if (given.attestation) await requireReducible(services, next, { tenant, quote: former.quote })
	const isElsewhere = await movesPrice(context, order, next, former)
	const isRepriced = isElsewhere || fields.some(isPriced)
	const mayBe = whyPriceStands(order) === null
	const recounted = isRepriced && mayBe ? await recounting(context, next, former, given) : null
	return { changes, next, recounted, keepsPrice: isRepriced && !mayBe, agreement }
}

type Judged = { fields: readonly CorrectionField[]; tenant: Tenant }

function judgeAll({ viewer }: CallContext, order: Order, { fields, tenant }: Judged): void {
	const judging = { roles: rolesIn(viewer, order.tenant), tenant }
	for (const field of fields) {
		const reason = judgeCorrection(field, order, judging)
		if (reason === null) continue
		throw failure('transition_not_allowed', { data: { state: order.state, reason } })
	}
}

type Checked = Judged & { given: Given }

function checkValues(context: CallContext, next: Order, checked: Checked): void {
	const { language } = context
	if (checked.given.resellerReference === '') throw failure('reference_empty')
	const { fields, tenant } = checked
	const country = next.billingAddress?.country ?? countryOf(tenant)
	const problems = [
		...customerProblems(next.customer, country),
		...addressProblems('billingAddress', next.billingAddress),
		...addressProblems('deliveryAddress', next.deliveryAddress),
		...fields.flatMap((field) => checks[field]?.(context, next, checked) ?? []),
	].filter(({ path }) => fields.some((field) => path.split('.').includes(field)))
	if (problems.length > 0) throw wrongFields(language, problems.map(ofField))
}

/** A correction has the fields of the customer beside the others. */
function ofField({ path, problem }: FieldProblem): FieldProblem {
	return { path: path.replace(/^customer\./u, ''), problem }
}

type Check = (context: CallContext, next: Order, given: Checked) => FieldProblem[]

const no = (path: string): FieldProblem[] => [{ path, problem: 'notAllowed' }]
const onlyDelivered = (path: string, { deliveryMode }: Order) =>
	deliveryMode === 'delivery' ? [] : no(path)

const checks: Partial<Record<CorrectionField, Check>> = {
	deliveryMode: (_, { deliveryMode, deliveryAddress }) =>
		deliveryMode === 'delivery' && deliveryAddress === null
			? [{ path: 'deliveryMode.deliveryAddress', problem: 'required' }]
			: [],
	deliveryAddress: (_, next) => onlyDelivered('deliveryAddress', next),
	deliveryPrice: (_, next, { given }) =>
		given.deliveryPrice === null ? [] : onlyDelivered('deliveryPrice', next),
	deliveryDate: ({ services }, { deliveryDate }) => {
		const today = brusselsDay(services.now())
		const problem = deliveryDate === null ? null : plannedDayProblem(deliveryDate, today)
		return problem === null ? [] : [{ path: 'deliveryDate', problem }]
	},
	paymentType: ({ services, viewer }, { paymentType }, { tenant }) => {
		const types = paymentTypesOf({ ...viewer, tenant }, services.payments.provider !== null)
		return types.includes(paymentType) ? [] : no('paymentType')
	},
	services: (_, next, { tenant }) => {
		const offered = offeredServices(tenant)
		return next.services.every(({ code }) => offered.includes(code)) ? [] : no('services')
	},
}

/** Whether the addresses, as corrected, have another delivery price or another country's taxes. */
async function movesPrice(
	{ services }: CallContext,
	order: Order,
	next: Order,
	{ quote }: Snapshot,
): Promise<boolean> {
	if (destinationOf(order, quote) !== destinationOf(next, quote)) return true
	const to = next.deliveryAddress
	if (to === null || next.deliveryMode !== order.deliveryMode) return false
	const prices = await services.prices.inForce()
	return !keepsPlace(order, quote, { ...to, deliveryMode: 'delivery' }, prices)
}

function recounting(
	{ services, viewer }: CallContext,
	next: Order,
	former: Snapshot,
	{ discount, deliveryPrice, attestation }: Given,
): Promise<Recounted> {
	const manual = manualOf(discount, former.quote)
	const isAttested = attestation === undefined ? undefined : attestation !== null
	const terms = { order: next, former, manual, deliveryPrice, isAttested }
	return recountOrder(services, viewer, terms)
}

async function answerOf(
	context: CallContext,
	order: Order,
	{ changes, next, recounted, keepsPrice }: Plan,
): Promise<Corrected> {
	const total = recounted?.columns.total ?? order.total
	const fields = changes.map((it) => it.field)
	return {
		totalBefore: order.total,
		total,
		keepsPrice,
		// An offer is agreed on when it is accepted.
		needsAgreement: order.kind === 'order' && total > order.total,
		mails: await mailsTo(context, next, readersOf(fields, recounted !== null)),
	}
}
