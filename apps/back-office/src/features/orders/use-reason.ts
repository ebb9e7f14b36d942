import type { OrderActionState } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'

type Judged = Pick<OrderActionState, 'after' | 'by'> & {
	reason?: OrderActionState['reason'] | null
}

/** Why an action is not open: after which states it is, and whose it is then. */
export function useReason(): (state: Judged) => string {
	const { t } = useTranslation(['back-office', 'errors'])
	const or = (words: string[]) => words.join(t('order.or'))
	return ({ reason = null, after, by }) => {
		if (reason === null) return ''
		if (reason === 'not_your_role' && by.length > 0)
			return t('order.notYours', { by: or(by.map((party) => t(`order.party.${party}`))) })
		if (reason !== 'wrong_state' || after.length === 0) return t(`errors:reasons.${reason}`)
		return t('order.opensAfter', {
			states: or(after.map((state) => t('order.quoted', { word: t(`state.${state}`) }))),
			by: or(by.map((party) => t(`order.party.${party}`))),
		})
	}
}
