import type { Corrected } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

export type Mailed = Corrected['mails']

/** Whom a change mails, in one line. */
export function useMailNames(): (mails: Mailed) => string {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (mails) => format.list(mails.map(({ party, to }) => to ?? t(`order.party.${party}`)))
}
