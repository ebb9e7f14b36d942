import type { AuditEntry } from '@gabarit/contract'
import { rowLinkClass, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../lib/list/filter/use-day-words.ts'
import type { ListColumn } from '../../lib/list/list-definition.ts'
import { useSession, useShopName } from '../../lib/session.ts'
import { walkRows } from '../../lib/walk-rows.ts'
import type { AuditColumn } from './audit-address.ts'
import styles from './audit-columns.module.css'
import { useAuditWords } from './use-audit-words.ts'

export function useAuditColumns(): Record<AuditColumn, ListColumn<AuditEntry>> {
	const { t } = useTranslation(['audit', 'back-office'])
	const format = useFormats()
	const dayText = useDayText()
	const shopName = useShopName()
	// Here, and not in each cell: a text that is still on its way holds the list back once, never rows that stand.
	const words = useAuditWords()
	return {
		at: {
			name: t('at'),
			part: 'day',
			cell: ({ at }) => t('moment', { day: dayText(at), time: format.time(at) }),
		},
		shop: {
			name: t('back-office:list.shop'),
			wide: true,
			cell: ({ tenant }) => shopName(tenant),
		},
		who: { name: t('who'), part: 'code', cell: (row) => <Who row={row} /> },
		subject: { name: t('subject'), part: 'name', cell: (row) => <Subject row={row} /> },
		change: { name: t('change'), part: 'block', cell: (row) => <Change row={row} words={words} /> },
	}
}

type Of = { row: AuditEntry }

function Who({ row: { actor } }: Of) {
	const { t } = useTranslation('back-office')
	return actor.name ?? t(`order.actor.${actor.kind}`)
}

/** What was changed, and what leads to it where it still stands. */
function Subject({ row }: Of) {
	const { t } = useTranslation('audit')
	const shopName = useShopName()
	const address = useAddressOf(row)
	const { kind, name } = row.subject
	const unnamed = t(kind === 'customer' ? 'noOrder' : 'gone')
	const text = kind === 'shop' ? shopName(row.tenant) : (name ?? unnamed)
	return (
		<>
			{address === null ? (
				text
			) : (
				<Link {...address} className={rowLinkClass} onKeyDown={walkRows}>
					{text}
				</Link>
			)}
			<span className={styles.kind}> {t(`kind.${kind}`)}</span>
		</>
	)
}

function useAddressOf({ subject: { kind, key }, tenant }: AuditEntry) {
	const session = useSession()
	if (key === null) return null
	if (kind === 'order') return { to: '/orders/$reference', params: { reference: key } } as const
	if (kind === 'offer') return { to: '/offers/$reference', params: { reference: key } } as const
	if (kind === 'user') return { to: '/users/$id', params: { id: key } } as const
	if (kind === 'customer') return null
	if (kind === 'professional') return { to: '/professionals/$id', params: { id: key } } as const
	if (session?.account.isAdmin) return { to: '/resellers/$code', params: { code: tenant } } as const
	return { to: '/settings' } as const
}

function Change({ row, words }: Of & { words: ReturnType<typeof useAuditWords> }) {
	const lines = words.lines(row)
	return (
		<>
			<strong className={styles.event}>{words.event(row)}</strong>
			{lines.length === 0 ? null : (
				<ul className={styles.lines}>
					{lines.map(({ field, text }) => (
						<li key={field}>
							<span className={styles.field}>{field}</span> {text}
						</li>
					))}
				</ul>
			)}
		</>
	)
}
