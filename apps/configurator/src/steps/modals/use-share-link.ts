import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient, failureOf } from '../../lib/server/client.ts'
import { useFailureText } from '../frame/use-failure-text.ts'

/** A link to a saved design. `atOnce`: it is made without a further click. */
export function useShareLink(code: string, atOnce: boolean) {
	const { t } = useTranslation('configurator')
	const textOf = useFailureText()
	const calls = apiClient().dressing.configuration
	const share = useMutation({ mutationFn: () => calls.share({ code }) })
	const withdraw = useMutation({
		mutationFn: () => calls.withdrawShares({ code }),
		onSuccess: () => share.reset(),
	})
	const { mutate } = share
	useEffect(() => {
		if (atOnce) mutate()
	}, [atOnce, mutate])
	const error = share.error ?? withdraw.error
	const why = error === null ? null : failureOf(error)
	return {
		url: share.data ? `${location.origin}/share/${share.data.token}` : null,
		share,
		withdraw,
		make: () => {
			withdraw.reset()
			mutate()
		},
		/** Another try helps. */
		mayRetry: why !== 'not_allowed',
		/** In words. */
		problem: why === null ? null : why === 'not_allowed' ? t('share.notYours') : textOf(why),
	}
}
