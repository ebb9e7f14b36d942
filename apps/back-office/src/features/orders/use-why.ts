import {
	type DeliveryMode,
	type OrderParty,
	orderWord,
	type RefusalReason,
	type StateLabel,
} from '@gabarit/contract'
import { useTranslation } from 'react-i18next'

export type Why =
	| { kind: 'reason'; reason: RefusalReason }
	| { kind: 'after'; after: readonly StateLabel[]; by: readonly OrderParty[] }
	| { kind: 'fact'; fact: 'nothingDue' | 'nothingPaid' | 'offerEnded' | 'erased' | 'mailsOff' }

/** Why a way is closed: after which states it opens and whose it is then, or what is missing. */
export function useWhy(mode: DeliveryMode | null): (why: Why) => string {
	const { t } = useTranslation(['back-office', 'errors'])
	const or = (words: string[]) => words.join(t('order.or'))
	return (why) => {
		if (why.kind === 'reason') return t(`errors:reasons.${why.reason}`)
		if (why.kind === 'fact') return t(`closed.why.${why.fact}`)
		return t('order.opensAfter', {
			states: or(
				why.after.map((state) => t('order.quoted', { word: t(orderWord('state', state, mode)) })),
			),
			by: or(why.by.map((party) => t(`order.party.${party}`))),
		})
	}
}
