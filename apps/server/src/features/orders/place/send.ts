import type { Sent } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { ordersHere, seesPrices } from '../../../lib/rights/viewer.ts'
import {
	addContactAndReference,
	codeOf,
	giveKey,
	keepDesign,
	type Saving,
} from '../design/designs.ts'
import { auditOrder } from '../process/change-order.ts'
import { incompleteForm } from './check-customer.ts'
import { makeOffer, type SendInput } from './make-offer.ts'

/** An offer is made at the price that its viewer was shown, so he says which. */
export function sendAsShown(context: CallContext, input: SendInput): Promise<Sent> {
	const { viewer, language } = context
	const isShown = ordersHere(viewer) && seesPrices(viewer)
	if (input.kind === 'offer' && isShown && input.total === undefined)
		throw incompleteForm(language, ['total'])
	return send(context, input)
}

export function send(context: CallContext, input: SendInput): Promise<Sent> {
	requireAccess(context.viewer, 'design', 'write')
	const saving = savingOf(input)
	return input.kind === 'save' ? save(context, input, saving) : makeOffer(context, input, saving)
}

function savingOf(input: SendInput): Saving {
	const { configuration, language, externalReference, email, customer } = input
	return {
		code: codeOf(input.code),
		parent: input.parent === undefined ? undefined : codeOf(input.parent),
		configuration,
		language,
		externalReference,
		email: email ?? customer?.email,
	}
}

async function save(context: CallContext, input: SendInput, saving: Saving): Promise<Sent> {
	await context.orderLimits.countRequest()
	const { newKey, ...sent } = await context.services.db.transaction(async (tx) => {
		const { design, isChanged, newKey: given } = await keepDesign(tx, context, saving)
		await addContactAndReference(tx, design, saving)
		if (isChanged) {
			const { version } = design
			await auditOrder(tx, context, design, { event: 'designSaved', data: { version } })
		}
		const isMailDue = isChanged || design.email !== saving.email
		if (input.email !== undefined && isMailDue) {
			// Only here is it known that the mail is due: a repeated request must not count.
			await context.orderLimits.countMail(input.email)
			await context.services.mails.post(tx, {
				tenant: design.tenant,
				to: input.email,
				language: input.language,
				mail: { kind: 'designSaved', code: design.code },
			})
			await notifyReseller(tx, context, { code: design.code, email: input.email })
		}
		return { code: design.code, version: design.version, newKey: given }
	})
	giveKey(context, newKey)
	return sent
}

/** A visitor who cannot order at a reseller's asks him by leaving his e-mail address. */
async function notifyReseller(
	tx: Queryable,
	{ services, viewer }: CallContext,
	asked: { code: string; email: string },
): Promise<void> {
	const { tenant } = viewer
	if (!tenant.isConfiguratorReseller || ordersHere(viewer)) return
	const mail = { kind: 'designNotice' as const, ...asked }
	await services.mails.post(tx, { tenant: tenant.code, language: tenant.language, mail })
}
