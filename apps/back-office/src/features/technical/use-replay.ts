import { toast } from '@gabarit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'

/** Sends messages again that failed for good. */
export function useReplay() {
	const queries = useQueryClient()
	const { t } = useTranslation('technical')
	return useMutation({
		mutationFn: (ids: string[]) => client.backOffice.outbox.replay({ ids }),
		onSuccess: async ({ replayed }) => {
			toast(t('deliveries.replayed', { count: replayed }))
			await queries.invalidateQueries({ queryKey: ['outbox'] })
		},
		onError: () => toast(t('refused.failed')),
	})
}
