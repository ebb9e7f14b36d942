// Money that came to the provider without an order of ours: paid by a link that a seller had made there by hand.
import { insertTestPayment } from '../../features/payments/test-payments-table.ts'
import { type Stage, shopOf } from './demo-stage.ts'

const hour = 3600_000

const payments = [
	{
		tenant: 'atelier',
		hoursAgo: 52,
		amount: 48_000,
		description: 'Acompte dressing Lambert, Arlon',
	},
	{ tenant: 'atelier', hoursAgo: 20, amount: 125_000, description: 'Voorschot kast Peeters' },
	{ tenant: 'meubles-dupont', hoursAgo: 7, amount: 60_000, description: 'Acompte bibliothèque' },
]

export async function seedPayments(stage: Stage): Promise<void> {
	const { services, today } = stage
	for (const [index, { tenant, hoursAgo, amount, description }] of payments.entries()) {
		const at = new Date(today.getTime() - hoursAgo * hour)
		stage.setNow(at)
		const id = `test_demo${index + 1}`
		await insertTestPayment(services.db, {
			tenant,
			id,
			amount,
			description,
			status: 'paid',
			returnUrl: services.addressOf(shopOf(stage, tenant)),
			expiresAt: new Date(at.getTime() + hour),
		})
		await services.payments.notice(tenant, id)
	}
}
