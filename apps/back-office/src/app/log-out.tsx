import { LinkButton } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasDrafts } from '../lib/draft-storage.ts'
import { LeaveQuestion } from '../lib/form/leave-question.tsx'
import { useLogOut } from '../lib/session.ts'

/** What was typed and not saved is forgotten with the session, so it asks first. */
export function LogOut() {
	const { t } = useTranslation('back-office')
	const { logOut, isPending } = useLogOut()
	const [asked, setAsked] = useState(false)
	const leave = () => {
		setAsked(false)
		logOut()
	}
	return (
		<>
			<LinkButton
				size="small"
				touch
				tone="ink"
				disabled={isPending}
				onClick={() => (hasDrafts() ? setAsked(true) : leave())}
			>
				{isPending ? t('account.loggingOut') : t('account.logOut')}
			</LinkButton>
			{asked ? <LeaveQuestion of="session" onStay={() => setAsked(false)} onLeave={leave} /> : null}
		</>
	)
}
