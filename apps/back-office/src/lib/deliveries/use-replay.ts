import type { OutboxEntry } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { useRefusalText } from '../frame/use-refusal-text.ts'
import { Undone } from '../held/held.ts'
import { useHeldCall } from '../held/use-held-call.ts'
import { useRefreshMessages } from './use-refresh-messages.ts'
import { useReplayWords } from './use-replay-words.ts'

type Again = Pick<OutboxEntry, 'id' | 'channel' | 'to'>

/** Sends again what was given up; where mails are among it, it waits a moment. */
export function useReplay() {
	const refresh = useRefreshMessages()
	const refusalText = useRefusalText()
	const { t } = useTranslation('technical')
	const wordsOf = useReplayWords()
	const { send } = useHeldCall()
	return useMutation({
		mutationFn: (again: readonly Again[]) =>
			send(wordsOf(again), () =>
				client.backOffice.outbox.replay({ ids: again.map(({ id }) => id) }),
			),
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
