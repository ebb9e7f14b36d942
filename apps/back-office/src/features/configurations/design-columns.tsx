import { type ConfigurationRow, readableCode } from '@gabarit/contract'
import { rowLinkClass, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../lib/list/filter/use-day-words.ts'
import type { ListColumn } from '../../lib/list/list-definition.ts'
import { useShopName } from '../../lib/session.ts'
import { TypeName } from '../../lib/type-name.tsx'
import { walkRows } from '../../lib/walk-rows.ts'
import type { DesignColumn } from './design-address.ts'
import styles from './design-columns.module.css'
import { DesignPicture } from './design-picture.tsx'

export function useDesignColumns(): Record<DesignColumn, ListColumn<ConfigurationRow>> {
	const { t } = useTranslation(['back-office', 'designs'])
	const format = useFormats()
	const dayText = useDayText()
	const shopName = useShopName()
	const none = t('list.none')
	return {
		picture: {
			name: t('designs:picture'),
			unseen: true,
			wide: true,
			cell: ({ code, version, catalogueVersion, type }) => (
				<span className={styles.picture}>
					<DesignPicture
						code={code}
						version={version}
						catalogueVersion={catalogueVersion}
						type={type}
						alt=""
					/>
				</span>
			),
		},
		code: { name: t('design.code'), part: 'name', cell: (row) => <DesignLink row={row} /> },
		shop: { name: t('list.shop'), wide: true, cell: (row) => shopName(row.tenant) },
		type: { name: t('design.type'), part: 'code', cell: (row) => <TypeName type={row.type} /> },
		customer: {
			name: t('designs:customer'),
			part: 'block',
			isEmpty: (row) => row.customer === null && row.email === null,
			cell: (row) => row.customer ?? row.email ?? none,
		},
		ordered: {
			name: t('designs:became'),
			part: 'day',
			cell: (row) => <Became row={row} />,
		},
		room: {
			name: t('design.room'),
			part: 'state',
			wide: true,
			cell: ({ width, height }) =>
				width === null || height === null
					? none
					: `${format.number(width)} × ${format.number(height)}`,
		},
		reference: {
			name: t('design.reference'),
			wide: true,
			cell: (row) => row.externalReference ?? none,
		},
		version: { name: t('design.version'), right: true, wide: true, cell: (row) => row.version },
		updated: {
			name: t('design.updated'),
			part: 'sum',
			right: true,
			orders: { asc: t('designs:oldest'), desc: t('designs:newest') },
			cell: (row) => dayText(row.updatedAt),
		},
	}
}

function DesignLink({ row: { code } }: { row: ConfigurationRow }) {
	return (
		<Link
			to="/configurations/$code"
			params={{ code }}
			data-row
			onKeyDown={walkRows}
			className={rowLinkClass}
		>
			{readableCode(code)}
		</Link>
	)
}

function Became({ row: { reference, kind } }: { row: ConfigurationRow }) {
	const { t } = useTranslation(['back-office', 'designs'])
	if (reference === null || kind === null) return t('list.none')
	return (
		<Link
			to={kind === 'order' ? '/orders/$reference' : '/offers/$reference'}
			params={{ reference }}
			className={styles.became}
		>
			{t(`designs:short.${kind}`, { reference })}
		</Link>
	)
}
