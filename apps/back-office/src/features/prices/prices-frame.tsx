import type { ListKind } from '@gabarit/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Crumbs } from '../../lib/frame/crumbs.tsx'
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

/** `kind`: the list whose page it is; null where there is no such list. */
export function PricesTrail({ kind }: { kind?: ListKind | null | undefined }) {
	const { t } = useTranslation(['shop', 'back-office'])
	const rights = useSession()?.settings
	const ofShop = useShopSearch()
	const settings = rights?.shop ? (
		<Link to="/settings" search={ofShop}>
			{t('lists.settings')}
		</Link>
	) : (
		<span>{t('lists.settings')}</span>
	)
	if (kind === undefined) return <Crumbs current={t('lists.title')}>{settings}</Crumbs>
	return (
		<Crumbs current={kind === null ? t('back-office:error.missing') : t(`lists.kind.${kind}`)}>
			{settings}
			<Link to="/settings/prices" search={ofShop}>
				{t('lists.title')}
			</Link>
		</Crumbs>
	)
}

/** The page of the lists, or of one: what it is about, and the versions beside it. */
export function PricesFrame({ kind, title, note, aside, children }: Props) {
	return (
		<div className={styles.frame}>
			<div className={styles.main}>
				<PricesTrail kind={kind} />
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
