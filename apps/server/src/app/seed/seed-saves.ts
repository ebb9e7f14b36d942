// Designs that nobody ordered yet, some with several versions: of visitors, and of customers with an account.
import { send } from '../../features/orders/place/send.ts'
import type { CallContext } from '../../lib/api.ts'
import { demoDesigns } from './demo-designs.ts'
import { contextFor, type Stage } from './demo-stage.ts'
import type { DemoRequest } from './demo-year.ts'
import { codeOfIndex, demoDesign } from './seed-demo-orders.ts'

const day = 24 * 3600_000
const shops = ['atelier', 'atelier', 'meubles-dupont', 'rangements-martin']
const owner = 't.lambert@example.be'

type Saved = {
	context: CallContext
	index: number
	design: number
	daysAgo: number
	email?: string
}

async function save({ stage }: { stage: Stage }, saved: Saved): Promise<void> {
	const { context, index, design, daysAgo, email } = saved
	stage.setNow(new Date(stage.today.getTime() - daysAgo * day))
	await send(context, {
		kind: 'save',
		code: codeOfIndex(index),
		configuration: demoDesign(design),
		language: index % 3 === 1 ? 'nl' : 'fr',
		...(email !== undefined && { email }),
	})
}

/** Saved again some hours later as the next of the first designs. */
async function saveTwice(stage: Stage, saved: Saved): Promise<void> {
	await save({ stage }, saved)
	if (saved.index % 4 !== 0) return
	const design = saved.design < 9 ? saved.design + 1 : saved.design
	await save({ stage }, { ...saved, design, daysAgo: saved.daysAgo - 0.2 })
}

export async function seedSaves(stage: Stage, requests: readonly DemoRequest[]): Promise<void> {
	const from = requests.length
	for (const design of demoDesigns.keys()) {
		const index = from + design
		const context = contextFor(stage, shops[design % shops.length] ?? 'atelier', null)
		const email = design % 2 === 0 && { email: `projet${design + 1}@example.be` }
		await saveTwice(stage, { context, index, design, daysAgo: design * 3 + 1, ...email })
	}
	for (const [i, design] of [0, 6, 11].entries()) {
		const index = from + demoDesigns.length + i
		const context = contextFor(stage, 'atelier', owner)
		await saveTwice(stage, { context, index, design, daysAgo: 4 + i * 9, email: owner })
	}
}
