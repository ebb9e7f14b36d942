import type { TimelineEntry } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'

/** Names who acted; without a name, says what he is. */
export function useActorName(): (actor: TimelineEntry['actor']) => string {
	const { t } = useTranslation('back-office')
	return ({ kind, name }) => name ?? t(`order.actor.${kind}`)
}
