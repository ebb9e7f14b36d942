import type { ConfigurationPage, Corrected, OrderPage } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../lib/client.ts'
import { useRefusalText } from '../../../../lib/frame/use-refusal-text.ts'
import { Undone } from '../../../../lib/held/held.ts'
import { useHold } from '../../../../lib/held/use-hold.ts'
import { isConflict, useConflict } from '../../correct/correction-refusals.ts'
import { useMailNames } from '../../use-mail-names.ts'
import { revisionAfterHeld, useKeepOrder } from '../../use-orders.ts'
import { useOrdersChanged } from '../../use-orders-changed.ts'
import type { Since } from '../conflict/changes-since.ts'
import { useLookAgain } from '../conflict/use-look-again.ts'

/** A saved version of a design. */
export type DesignVersion = { code: string; version: number }

/** Of a version: its furniture; of the offer's own code: what may be taken. Asked again when its tab is shown again. */
export function useDesign(design: Partial<DesignVersion> & { code: string | null }) {
	const { code, version } = design
	return useQuery({
		queryKey: ['configuration', code, version ?? null],
		queryFn: async ({ signal }) =>
			(await client.backOffice.configurations.get(
				{ code: code ?? '', ...(version !== undefined && { version }) },
				{ signal },
			)) as ConfigurationPage,
		enabled: code !== null,
		staleTime: version === undefined ? 0 : Number.POSITIVE_INFINITY,
	}) as UseQueryResult<ConfigurationPage>
}

/** What an offer of this version would cost today, and whom it mails. */
function useEffectOf({ reference, revision }: OrderPage, design: DesignVersion | null) {
	return useQuery<Corrected>({
		queryKey: ['orders', 'effect', reference, revision, design],
		queryFn: ({ signal }) =>
			client.backOffice.orders.revisionEffect(
				{ reference, revision, design: design ?? { code: '', version: 0 } },
				{ signal },
			),
		enabled: design !== null,
		retry: false,
		staleTime: 0,
	})
}

export function useRedesign(order: OrderPage, design: DesignVersion | null, onDone: () => void) {
	const { t } = useTranslation('back-office')
	const { reference } = order
	const queries = useQueryClient()
	const ordersChanged = useOrdersChanged()
	const keep = useKeepOrder()
	const hold = useHold()
	const mailNames = useMailNames()
	const lookAgain = useLookAgain(order)
	const [since, setSince] = useState<Since | null>(null)
	const effect = useEffectOf(order, design)
	const saving = useMutation<void, Error, { taken: DesignVersion; counted: Corrected }>({
		onMutate: () => setSince(null),
		mutationFn: async ({ taken, counted: { total, mails } }) => {
			const revision = await revisionAfterHeld(order)
			const save = async () => {
				const body = { reference, revision, design: taken, total }
				keep((await client.backOffice.orders.revise(body)) as object as OrderPage, revision)
			}
			const what = t('redesign.done')
			const words = { what, who: mailNames(mails), onUnload: onDone }
			await (mails.length === 0 ? save() : hold(words, save))
			toast(what)
		},
		onSuccess: async () => {
			onDone()
			await ordersChanged()
			await queries.invalidateQueries({ queryKey: ['configuration', order.code] })
		},
		onError: async (error) => {
			if (isConflict(error)) setSince(await lookAgain())
			else if (!(error instanceof Undone)) await effect.refetch()
		},
	})
	useConflict(effect.error, () => void lookAgain().then(setSince))
	const counted = effect.isFetching || effect.isError ? null : (effect.data ?? null)
	const error = saving.error ?? (effect.isFetching ? null : effect.error)
	const refusalText = useRefusalText({ refused: (reason) => t('redesign.failed', { reason }) })
	return {
		counted,
		since,
		isHeld: saving.isPending,
		problem:
			error === null || error instanceof Undone
				? null
				: since === null
					? refusalText(error)
					: t('conflict.reread'),
		save: () => {
			if (design !== null && counted !== null) saving.mutate({ taken: design, counted })
		},
		reset: () => {
			saving.reset()
			setSince(null)
		},
	}
}
