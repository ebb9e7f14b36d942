import type { DeliveryMode, OrderActionState } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { useWhy } from './use-why.ts'

type Judged = Pick<OrderActionState, 'after' | 'by'> & {
	reason?: OrderActionState['reason'] | null
}

/** Why an action is not open: after which states it is, and whose it is then. */
export function useReason(mode: DeliveryMode | null): (state: Judged) => string {
	const { t } = useTranslation('back-office')
	const whyOf = useWhy(mode)
	return ({ reason = null, after, by }) => {
		if (reason === null) return ''
		if (reason === 'not_your_role' && by.length > 0)
			return t('order.notYours', {
				by: by.map((party) => t(`order.party.${party}`)).join(t('order.or')),
			})
		return whyOf(
			reason === 'wrong_state' && after.length > 0
				? { kind: 'after', after, by }
				: { kind: 'reason', reason },
		)
	}
}
