import { useTranslation } from 'react-i18next'
import type { failureOf } from '../../lib/server/client.ts'

/**
 * What failed, in the language of the page; no answer and an unknown code say that nothing is lost, and so does every
 * failure until the words are there: a form must not vanish while they come.
 */
export function useFailureText(): (failure: ReturnType<typeof failureOf>) => string {
	const { t, i18n } = useTranslation(['configurator', 'errors'], { useSuspense: false })
	return (failure) =>
		failure !== 'unreachable' && i18n.exists(`errors:${failure}`)
			? t(`errors:${failure}`)
			: t('delivery.unreachable')
}
