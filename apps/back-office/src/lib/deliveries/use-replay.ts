import type { OutboxEntry } from '@gabarit/contract'
import { toast, useFormats } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { useRefusalText } from '../frame/use-refusal-text.ts'
import { Undone } from '../held/held.ts'
import { useHeldCall } from '../held/use-held-call.ts'
import { useRefreshMessages } from './use-refresh-messages.ts'

type Again = Pick<OutboxEntry, 'id' | 'channel' | 'to'>

/** Sends again what was given up; where mails are among it, it waits a moment. */
export function useReplay() {
	const refresh = useRefreshMessages()
	const refusalText = useRefusalText()
	const { t } = useTranslation('technical')
	const format = useFormats()
	const { send } = useHeldCall()
	return useMutation({
		mutationFn: (again: readonly Again[]) => {
			const mailed = again.flatMap(({ channel, to }) => (channel === 'mail' ? (to ?? []) : []))
			const who = format.list([...new Set(mailed)].slice(0, 5))
			const words = { what: t('deliveries.replayed', { count: again.length }), who }
			return send(mailed.length === 0 ? null : words, () =>
				client.backOffice.outbox.replay({ ids: again.map(({ id }) => id) }),
			)
		},
		onSuccess: async ({ replayed }) => {
			toast(t('deliveries.replayed', { count: replayed }))
			await refresh()
		},
		onError: (error) => {
			if (error instanceof Undone) return
			toast(refusalText(error), { icon: 'warning' })
		},
	})
}
