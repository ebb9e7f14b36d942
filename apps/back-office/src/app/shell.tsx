// The frame of every page behind the login: sections on the left (above, on a phone), the page beside.
import { Icon, LanguageSwitch, Logo } from '@gabarit/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogOut, useSession } from '../lib/session.ts'
import './shell.css'

/** The sections that stand; the server says which of them this user may open. */
const built = [
	{ to: '/orders', key: 'orders' },
	{ to: '/offers', key: 'offers' },
	{ to: '/configurations', key: 'configurations' },
] as const

export function Shell() {
	const { t } = useTranslation('back-office')
	const [opened, setOpened] = useState(false)
	const main = useFocusOnArrival()
	return (
		<div className="shell">
			<a className="gb-skip" href="#content">
				{t('nav.skip')}
			</a>
			<header className={opened ? 'shell-nav shell-nav-opened' : 'shell-nav'}>
				<div className="shell-brand">
					<Link to="/orders" aria-label={t('nav.start')}>
						<Logo />
					</Link>
					<button
						type="button"
						className="shell-menu"
						aria-expanded={opened}
						aria-controls="shell-drawer"
						onClick={() => setOpened(!opened)}
					>
						<Icon name={opened ? 'cross' : 'menu'} />
						<span>{t('nav.menu')}</span>
					</button>
				</div>
				<div className="shell-drawer" id="shell-drawer">
					<Sections onGo={() => setOpened(false)} />
					<Person />
				</div>
			</header>
			<main id="content" ref={main} tabIndex={-1} className="shell-main">
				<Outlet />
			</main>
		</div>
	)
}

/** A new page begins where it begins: the keyboard goes to its content, not back to the sections. */
function useFocusOnArrival() {
	const main = useRef<HTMLElement>(null)
	const path = useLocation({ select: ({ pathname }) => pathname })
	const before = useRef(path)
	useEffect(() => {
		if (before.current !== path) main.current?.focus({ preventScroll: true })
		before.current = path
	}, [path])
	return main
}

function Sections({ onGo }: { onGo: () => void }) {
	const { t } = useTranslation('back-office')
	const session = useSession()
	const open = built.filter(({ key }) => session?.sections.includes(key))
	return (
		<nav aria-label={t('nav.label')}>
			<ul className="shell-sections">
				{open.map(({ to, key }) => (
					<li key={key}>
						<Link
							to={to}
							className="shell-section"
							activeProps={{ 'aria-current': 'page' }}
							onClick={onGo}
						>
							{t(`nav.${key}`)}
							{key === 'configurations' ? null : <Count of={session?.waiting[key]} />}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}

function Count({ of }: { of: number | undefined }): ReactNode {
	const { t } = useTranslation('back-office')
	if (!of) return null
	return (
		<span className="shell-count">
			<span aria-hidden="true">{of}</span>
			<span className="gb-hidden">{t('nav.waiting', { count: of })}</span>
		</span>
	)
}

function Person() {
	const { t } = useTranslation('back-office')
	const session = useSession()
	const logOut = useLogOut()
	if (!session) return null
	const { account, tenant } = session
	const role = account.isAdmin ? t('account.admin') : t(`account.role.${account.customerType}`)
	return (
		<div className="shell-person">
			<LanguageSwitch />
			<p className="shell-name">
				{account.lastname} {account.firstname}
			</p>
			<p className="shell-role">
				{role}
				<br />
				{tenant.name}
			</p>
			<button
				type="button"
				className="link-button"
				disabled={logOut.isPending}
				onClick={() => logOut.mutate()}
			>
				{logOut.isPending ? t('account.loggingOut') : t('account.logOut')}
			</button>
		</div>
	)
}
