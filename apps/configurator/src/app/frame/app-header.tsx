// The header of all pages (specification 2): mark, languages, professional space, back-office, log-out, name.
import type { Account, Domain } from '@gabarit/contract'
import { Button, Header, Icon, LanguageMenu, LinkButton, Logo, Modal, toast } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logOut, useAccount } from '../../lib/server/account.ts'
import { isOurShop, useShopName } from '../../lib/use-shop-name.ts'
import styles from './app-header.module.css'

const DesignActions = lazy(() => import('./design-actions.tsx'))
const DesignTools = lazy(() => import('./design-tools.tsx'))

export function AppHeader({ domain }: { domain: Domain | undefined }) {
	const { t } = useTranslation('common')
	const account = useAccount()
	const { pathname, search } = useLocation()
	const designing = pathname === '/configurator'
	const isEnded = designing && 'order' in search
	const name = useShopName()
	const logo = name !== '' && (
		<Link to="/home" className={styles.logo} aria-label={t('header.home', { name })}>
			<Logo
				imageUrl={domain?.logoUrl}
				name={name}
				isOurs={domain === undefined || isOurShop(domain)}
			/>
		</Link>
	)
	const tools = designing && !isEnded && (
		<Suspense fallback={null}>
			<DesignTools />
		</Suspense>
	)
	return (
		<Header logo={logo} tools={tools} language={<LanguageMenu />} half={pathname === '/connexion'}>
			{designing && (
				<Suspense fallback={null}>
					<DesignActions isEnded={isEnded} />
				</Suspense>
			)}
			{account && <Connected account={account} designing={designing} />}
			{account === null && <Link to="/connexion">{t('header.logIn')}</Link>}
		</Header>
	)
}

function Connected({ account, designing }: { account: Account; designing: boolean }) {
	const { t } = useTranslation('common')
	const queries = useQueryClient()
	const navigate = useNavigate()
	const [asking, setAsking] = useState(false)
	const leave = async () => {
		setAsking(false)
		try {
			await logOut(queries)
			await navigate({ to: '/home' })
		} catch {
			toast(t('closed.title'), { icon: 'warning' })
		}
	}
	const name = `${account.lastname.toUpperCase()} ${account.firstname}`
	return (
		<>
			{account.backOfficeUrl && (
				<a
					href={account.backOfficeUrl}
					target="_blank"
					rel="noreferrer"
					className={styles.external}
				>
					{t('header.backOffice')}
					<Icon name="external" size={16} label={t('header.newTab')} />
				</a>
			)}
			<Link to="/account" className={styles.name}>
				{name}
			</Link>
			<LinkButton quiet onClick={() => (designing ? setAsking(true) : void leave())}>
				{t('header.logOut')}
			</LinkButton>
			<Modal
				opened={asking}
				title={t('Warning')}
				size="small"
				onClose={() => setAsking(false)}
				footer={
					<>
						<Button onClick={() => setAsking(false)}>{t('header.stay')}</Button>
						<Button kind="primary" onClick={() => void leave()}>
							{t('header.logOut')}
						</Button>
					</>
				}
			>
				<p>{t('LogOutMessage')}</p>
			</Modal>
		</>
	)
}
