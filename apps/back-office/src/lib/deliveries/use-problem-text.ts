import type { OutboxEntry, TestCall } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'

type Failed = {
	channel: OutboxEntry['channel']
	problem: NonNullable<OutboxEntry['problem'] | TestCall['problem']>
	status: number | null
}

/** Why a mail or a call was not delivered; the test call and the delivery log say it alike. */
export function useProblemText(): (failed: Failed) => string {
	const { t } = useTranslation('technical')
	return ({ channel, problem, status }) => {
		if (channel === 'mail')
			switch (problem) {
				case 'noAddress':
				case 'privateAddress':
				case 'answered':
				case 'gone':
					return t('problem.mail.other')
				default:
					return t(`problem.mail.${problem}`)
			}
		if (problem === 'recipientRefused' || problem === 'mailRefused') return t('problem.call.other')
		return t(`problem.call.${problem}`, { status })
	}
}
