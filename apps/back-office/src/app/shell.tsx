import type { Section } from '@gabarit/contract'
import { Icon, LanguageMenu, Logo } from '@gabarit/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Bell } from '../features/habits/bell/bell.tsx'
import { type Habit, Habits, PaletteField } from '../features/habits/habits.tsx'
import { useRoleName } from '../lib/frame/use-role-name.ts'
import { HeldToast } from '../lib/held/held-toast.tsx'
import { useSections } from '../lib/keys/use-sections.ts'
import { useSession, useWaiting } from '../lib/session.ts'
import { useShopSearch } from '../lib/shop.ts'
import { useCountText } from '../lib/use-count-text.ts'
import { LogOut } from './log-out.tsx'
import { mayOpen } from './may-open.ts'
import { RefusedPage } from './refused-page.tsx'
import styles from './shell.module.css'
import { ShopSwitch } from './shop-switch.tsx'

export function Shell() {
	const { t } = useTranslation('back-office')
	const [opened, setOpened] = useState(false)
	const [habit, setHabit] = useState<Habit | null>(null)
	const main = useFocusOnArrival()
	const ofShop = useShopSearch()
	return (
		<div className={styles.shell}>
			<a className="skip-link" href="#content">
				{t('nav.skip')}
			</a>
			<header className={opened ? clsx(styles.nav, styles.navOpened) : styles.nav}>
				<div className={styles.brand}>
					<Link to="/" search={ofShop} aria-label={t('nav.start')}>
						<Logo />
					</Link>
					<Bell />
					<button
						type="button"
						className={styles.menu}
						aria-expanded={opened}
						aria-controls="shell-drawer"
						onClick={() => setOpened(!opened)}
					>
						<Icon name={opened ? 'cross' : 'menu'} />
						<span>{t('nav.menu')}</span>
					</button>
				</div>
				<div className={styles.drawer} id="shell-drawer">
					<ShopSwitch />
					<Sections onGo={() => setOpened(false)} />
					<PaletteField onOpen={() => setHabit('palette')} />
					<Person />
				</div>
			</header>
			<main id="content" ref={main} tabIndex={-1} className={styles.main}>
				<Suspense fallback={null}>
					<Opened />
				</Suspense>
			</main>
			<HeldToast />
			<Habits
				habit={habit}
				onHabit={(next) => {
					setHabit(next)
					setOpened(false)
				}}
			/>
		</div>
	)
}

function Opened() {
	const session = useSession()
	const path = useLocation({ select: ({ pathname }) => pathname })
	return session && !mayOpen(session, path) ? <RefusedPage /> : <Outlet />
}

/** On a new page the keyboard focus moves to its content. */
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
	const ofShop = useShopSearch()
	const waiting: Partial<Record<Section, number | null>> = useWaiting(ofShop.shop) ?? {}
	const open = useSections()
	return (
		<nav aria-label={t('nav.label')}>
			<ul className={styles.sections}>
				{open.map(({ name, text }) => (
					<li key={name}>
						<Link
							to={`/${name}`}
							search={ofShop}
							className={styles.section}
							activeProps={{ 'aria-current': 'page' }}
							onClick={onGo}
						>
							{text}
							<Count of={waiting[name]} />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}

function Count({ of }: { of: number | null | undefined }): ReactNode {
	const { t } = useTranslation('back-office')
	const countText = useCountText()
	if (of === null) return <span className={styles.count}>{countText(of)}</span>
	if (!of) return null
	return (
		<span className={styles.count}>
			<span aria-hidden="true">{of}</span>
			<span className="visually-hidden">{t('nav.waiting', { count: of })}</span>
		</span>
	)
}

function Person() {
	const session = useSession()
	const ofShop = useShopSearch()
	const role = useRoleName()
	if (!session) return null
	const { account, tenant } = session
	return (
		<div className={styles.person}>
			<LanguageMenu above />
			<Link
				to="/account"
				search={ofShop}
				className={styles.name}
				activeProps={{ 'aria-current': 'page' }}
			>
				{account.lastname} {account.firstname}
			</Link>
			<p className={styles.role}>
				{role}
				<br />
				{tenant.name}
			</p>
			<LogOut />
		</div>
	)
}
