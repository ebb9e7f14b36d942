import type { Corrected } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

export type Mailed = Corrected['mails']

export function mailsCustomer(mails: Mailed): boolean {
	return mails.some(({ party }) => party === 'customer')
}

/** Whether the customer reads of it: a shop may send its customers no mails. */
export function useCustomerMail(): (mails: Mailed) => string {
	const { t } = useTranslation('back-office')
	return (mails) => t(mailsCustomer(mails) ? 'customerMail.sent' : 'customerMail.none')
}

/** Whom a change mails, in one line. */
export function useMailNames(): (mails: Mailed) => string {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (mails) => format.list(mails.map(({ party, to }) => to ?? t(`order.party.${party}`)))
}
