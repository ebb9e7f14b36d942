import type { Corrected } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** Whom a change mails, in one line. */
export function useMailNames(): (mails: Corrected['mails']) => string {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (mails) => format.list(mails.map(({ party, to }) => to ?? t(`order.party.${party}`)))
}
