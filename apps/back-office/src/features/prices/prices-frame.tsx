import type { ListKind } from '@gabarit/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../lib/frame/page.tsx'
import { useSession } from '../../lib/session.ts'
import { useShopSearch } from '../../lib/shop.ts'
import styles from './prices-frame.module.css'

type Props = {
	kind?: ListKind
	title: string
	note?: string | undefined
	aside: ReactNode
	children: ReactNode
}

/** The page of the lists, or of one: what it is about, and the versions beside it. */
export function PricesFrame({ kind, title, note, aside, children }: Props) {
	const { t } = useTranslation('shop')
	const rights = useSession()?.settings
	const ofShop = useShopSearch()
	return (
		<div className={styles.frame}>
			<div className={styles.main}>
				<nav aria-label={t('lists.crumbs')} className={styles.crumbs}>
					{rights?.shop ? (
						<Link to="/settings" search={ofShop}>
							{t('lists.settings')}
						</Link>
					) : (
						<span>{t('lists.settings')}</span>
					)}
					<span aria-hidden="true">{'/'}</span>
					{kind === undefined ? (
						<span aria-current="page">{t('lists.title')}</span>
					) : (
						<>
							<Link to="/settings/prices" search={ofShop}>
								{t('lists.title')}
							</Link>
							<span aria-hidden="true">{'/'}</span>
							<span aria-current="page">{t(`lists.kind.${kind}`)}</span>
						</>
					)}
				</nav>
				<div className={styles.head}>
					<PageTitle>{title}</PageTitle>
					{note === undefined ? null : <p>{note}</p>}
				</div>
				{children}
			</div>
			<aside className={styles.side}>{aside}</aside>
		</div>
	)
}
