// Several orders are given to a seller at once; undone, each goes back to whom it came from.
import { mostInCall } from '@gabarit/contract'
import { toast, useCodeTexts } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { type AskMany, partsOf } from '../../../lib/list/bulk/bulk-parts.ts'
import { useOrdersChanged } from '../use-orders-changed.ts'

export type NewSeller = { id: string; name: string } | null
type Formers = ReadonlyMap<string, string | null>

export function useAssignMany(start: (keys: readonly string[], ask: AskMany) => Promise<void>) {
	const { t } = useTranslation('back-office')
	const ordersChanged = useOrdersChanged()
	const code = useCodeTexts('errors')
	const refusalOf = (refused: string | null) => {
		if (refused === null) return null
		return refused === 'user_not_found' ? t('bulk.assign.notSelling') : code(refused)
	}
	async function undo(formers: Formers, from: string | null) {
		try {
			const refused = await giveBack(formers, from)
			toast(
				refused === 0 ? t('bulk.assign.undone') : t('bulk.assign.notAll', { count: refused }),
				refused === 0 ? {} : { icon: 'warning' },
			)
		} catch {
			toast(t('followUp.failed'), { icon: 'warning' })
		}
		await ordersChanged({ pages: true })
	}
	return async (keys: readonly string[], seller: NewSeller) => {
		const id = seller?.id ?? null
		const formers = new Map<string, string | null>()
		await start(keys, async (references) => {
			const answers = await client.backOffice.orders.assignMany({ references, seller: id })
			for (const { reference, code: refused, former } of answers)
				if (refused === null && former !== id) formers.set(reference, former)
			return answers.map((it) => ({ key: it.reference, refusal: refusalOf(it.code) }))
		})
		const count = formers.size
		if (count === 0) return
		const done = seller
			? t('bulk.assign.done', { count, name: seller.name })
			: t('bulk.assign.freed', { count })
		toast(done, { undo: () => void undo(formers, id) })
	}
}

/** Answers how many could not go back: their seller sells no more, or a colleague gave them away since. */
async function giveBack(formers: Formers, from: string | null): Promise<number> {
	let refused = 0
	for (const seller of new Set(formers.values())) {
		const keys = [...formers.keys()].filter((key) => formers.get(key) === seller)
		for (const references of partsOf(keys, mostInCall)) {
			const answers = await client.backOffice.orders.assignMany({ references, seller, from })
			refused += answers.filter((answer) => answer.code !== null).length
		}
	}
	return refused
}
