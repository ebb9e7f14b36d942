import { DimensionLine, linkClass, Spinner } from '@gabarit/ui'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../lib/server/account.ts'
import { Message } from '../frame/message.tsx'

/** A page of who is logged in; a visitor is sent to log in, and comes back here. */
export function WithAccount({ children }: { children: ReactNode }): ReactNode {
	const { t } = useTranslation('customer')
	const account = useAccount()
	const { pathname } = useLocation()
	if (account === undefined) return <Spinner page />
	if (account !== null) return children
	return (
		<Message>
			<h1>{t('account.closed.title')}</h1>
			<DimensionLine />
			<p>{t('account.closed.text')}</p>
			<Link to="/connexion" search={{ to: pathname }} className={linkClass()}>
				{t('account.closed.logIn')}
			</Link>
		</Message>
	)
}
