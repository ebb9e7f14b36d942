import type { Corrected, Correction, OrderPage } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useHold } from '../../../lib/held/use-hold.ts'
import { useMailNames } from '../use-mail-names.ts'
import { fetchOrder, revisionAfterHeld, useKeepOrder } from '../use-orders.ts'
import { useOrdersChanged } from '../use-orders-changed.ts'
import type { Values } from './correction-form.ts'
import { isConflict, type Refused, refusedFields } from './correction-refusals.ts'

export type Refusal =
	| { kind: 'fields'; fields: Refused; other: string | null }
	/** Another editor was first. */
	| { kind: 'conflict'; now: OrderPage; by: string | null }
	| { kind: 'other'; error: unknown }

type Given = Correction & { agreement?: string; total: number }
type Sent = Given & { revision: number }
type Ends = { onDone: () => void; onError: (error: unknown) => void }

async function refusalOf(reference: string, error: unknown, texts: Values): Promise<Refusal> {
	const refused = refusedFields(error, texts)
	if (refused !== null) return { kind: 'fields', ...refused }
	if (!isConflict(error)) return { kind: 'other', error }
	try {
		const now = await fetchOrder(reference)
		return { kind: 'conflict', now, by: now.timeline[0]?.actor.name ?? null }
	} catch (failed) {
		return { kind: 'other', error: failed }
	}
}

/** Of a save or a dry run; the page takes what another editor made of the order. */
export function useRefusal({ reference }: OrderPage, texts: Values) {
	const keep = useKeepOrder()
	return async (error: unknown): Promise<Refusal> => {
		const refusal = await refusalOf(reference, error, texts)
		if (refusal.kind === 'conflict') keep(refusal.now)
		return refusal
	}
}

export function useSaveCorrection(
	{ reference }: OrderPage,
	ends: Ends,
): UseMutationResult<OrderPage, Error, Sent> {
	const { t } = useTranslation('back-office')
	const ordersChanged = useOrdersChanged()
	const keep = useKeepOrder()
	return useMutation<OrderPage, Error, Sent>({
		mutationFn: async (body) => {
			const { order } = await client.backOffice.orders.change({ ...body, reference })
			return order as OrderPage
		},
		onSuccess: async (fresh, { revision }) => {
			keep(fresh, revision)
			ends.onDone()
			toast(t('correct.done'))
			await ordersChanged()
		},
		onError: ends.onError,
	})
}

type Save = UseMutationResult<OrderPage, Error, Sent>

/** A correction that mails somebody waits a moment; the mutation itself says what is refused then. */
export function useHeldSave(seen: OrderPage, { mutateAsync }: Save, onUnload: () => void) {
	const { t } = useTranslation('back-office')
	const hold = useHold()
	const mailNames = useMailNames()
	const [isHeld, setHeld] = useState(false)
	async function save(body: Given, mails: Corrected['mails']) {
		setHeld(mails.length > 0)
		try {
			const revision = await revisionAfterHeld(seen)
			const call = () => mutateAsync({ ...body, revision })
			if (mails.length === 0) await call()
			else await hold({ what: t('correct.done'), who: mailNames(mails), onUnload }, call)
		} catch {
			// Undone, or refused: the sheet stands as it was typed.
		} finally {
			setHeld(false)
		}
	}
	return { isHeld, save }
}
