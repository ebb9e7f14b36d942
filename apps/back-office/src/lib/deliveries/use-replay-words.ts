import type { OutboxEntry } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { HeldWords } from '../held/held.ts'

const mostNamed = 5

/** Of messages that are sent again; null where no mail is among them. */
export function useReplayWords(): (
	again: readonly Pick<OutboxEntry, 'channel' | 'to'>[],
) => HeldWords | null {
	const { t } = useTranslation('technical')
	const format = useFormats()
	return (again) => {
		const mailed = again.flatMap(({ channel, to }) => (channel === 'mail' ? (to ?? []) : []))
		if (mailed.length === 0) return null
		return {
			what: t('deliveries.replayed', { count: again.length }),
			who: format.list([...new Set(mailed)].slice(0, mostNamed)),
		}
	}
}
