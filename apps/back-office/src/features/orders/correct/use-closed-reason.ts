import { type CorrectionState, orderWord } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'

/** Why a field is closed, and after which states it opens. */
export function useClosedReason(): (state: CorrectionState | undefined) => string | undefined {
	const { t } = useTranslation(['back-office', 'errors'])
	const or = (words: string[]) => words.join(t('order.or'))
	return (state) => {
		if (state?.reason === undefined) return undefined
		const { reason, after, by } = state
		if (reason !== 'wrong_state' || after.length === 0) return t(`errors:reasons.${reason}`)
		return t('order.opensAfter', {
			states: or(
				after.slice(0, 1).map((it) => t('order.quoted', { word: t(orderWord('state', it, null)) })),
			),
			by: or(by.map((party) => t(`order.party.${party}`))),
		})
	}
}
