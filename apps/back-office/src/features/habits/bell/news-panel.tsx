import type { Notification } from '@gabarit/contract'
import { Button, dismissToast, Icon, type IconName, Modal, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isPassing, problemOf } from '../../../lib/frame/problem-kind.ts'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import { useSession, useShopName } from '../../../lib/session.ts'
import { useChoosesShop } from '../../../lib/shop.ts'
import styles from './news-panel.module.css'
import { useMarkRead, useNews, useRefusedText } from './use-news.ts'

const icons: Record<Notification['kind'], IconName> = {
	order: 'file',
	payment: 'check',
	deadLetter: 'warning',
	refused: 'warning',
}

export function NewsPanel({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation('habits')
	const news = useNews()
	const markRead = useMarkRead()
	// It may have said what stands here.
	useEffect(dismissToast, [])
	const close = () => {
		markRead(news.data)
		onClose()
	}
	return (
		<Modal opened title={t('news.title')} onClose={close} size="side">
			{news.data ? (
				<News rows={news.data.rows} onGo={close} />
			) : news.isError ? (
				<Failed error={news.error} onRetry={() => void news.refetch()} />
			) : (
				<output>{t('news.loading')}</output>
			)}
		</Modal>
	)
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
	const { t } = useTranslation(['habits', 'back-office'])
	return (
		<div role="alert">
			<p>{t(`problem.${problemOf(error) === 'offline' ? 'offline' : 'server'}`)}</p>
			{isPassing(error) ? (
				<Button kind="outline" onClick={onRetry}>
					{t('back-office:error.retry')}
				</Button>
			) : null}
		</div>
	)
}

function News({ rows, onGo }: { rows: readonly Notification[]; onGo: () => void }) {
	const { t } = useTranslation('habits')
	if (rows.length === 0) return <p>{t('news.none')}</p>
	return (
		<ul className={styles.news}>
			{rows.map((row) => (
				<li key={row.id} className={clsx(styles.row, !row.read && styles.unread)}>
					<Icon name={icons[row.kind]} size={18} />
					<div>
						<Happened row={row} onGo={onGo} />
						<When row={row} />
					</div>
				</li>
			))}
		</ul>
	)
}

type RowProps = { row: Notification; onGo: () => void }

function Happened({ row, onGo }: RowProps) {
	const { t } = useTranslation('habits')
	const format = useFormats()
	const { kind, reference, amount } = row
	if (row.refused !== null)
		return <Refused refused={row.refused} reference={reference} onGo={onGo} />
	if (kind === 'deadLetter' || reference === null) return <DeadLetter row={row} onGo={onGo} />
	return (
		<Link to="/orders/$reference" params={{ reference }} className={styles.link} onClick={onGo}>
			{kind === 'payment' && amount !== null
				? t('news.payment', { amount: format.money(amount), reference })
				: t('news.order', { reference })}
		</Link>
	)
}

function DeadLetter({ row: { tenant }, onGo }: RowProps) {
	const { t } = useTranslation('habits')
	const isAdmin = useSession()?.account.isAdmin === true
	return (
		<Link
			to="/technical/deliveries"
			search={{ view: 'dead', ...(isAdmin && { shop: tenant }) }}
			className={styles.link}
			onClick={onGo}
		>
			{t('news.deadLetter')}
		</Link>
	)
}

type RefusedProps = {
	refused: NonNullable<Notification['refused']>
	reference: string | null
	onGo: () => void
}

/** A call of the reader whose page was already unloaded. */
function Refused({ refused, reference, onGo }: RefusedProps) {
	const text = useRefusedText()(refused, reference)
	if (reference === null) return <span className={styles.text}>{text}</span>
	return (
		<Link to="/orders/$reference" params={{ reference }} className={styles.link} onClick={onGo}>
			{text}
		</Link>
	)
}

function When({ row: { at, tenant, read, refused } }: { row: Notification }) {
	const { t } = useTranslation('habits')
	const format = useFormats()
	const dayText = useDayText()
	const shopName = useShopName()
	const choosesShop = useChoosesShop()
	const parts = [
		t('news.moment', { day: dayText(at), time: format.time(at) }),
		...(choosesShop && refused === null ? [shopName(tenant)] : []),
		...(read ? [] : [t('news.unread')]),
	]
	return <p className={styles.when}>{parts.join(', ')}</p>
}
