// The list as a file: the same rows, in the same order, with the same columns.
import type { orderColumns } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../../lib/dropdown.tsx'
import {
	type Column,
	type ListKind,
	type ListSearch,
	queryOf,
	shownColumns,
} from '../../../lib/list-search.ts'
import { useSession } from '../../../lib/session.ts'
import styles from './export-choice.module.css'

type Props = { kind: ListKind; search: ListSearch }

const formats = ['csv', 'xlsx'] as const

/** The customer's cell holds name, company and town. */
const columnsInFile: Partial<Record<Column, readonly (typeof orderColumns)[number][]>> = {
	customer: ['customer', 'company', 'city'],
}

export function ExportChoice({ kind, search }: Props) {
	const { t } = useTranslation('back-office')
	if (useSession()?.account.customerType === 'ProfessionalCustomer') return null
	return (
		<Dropdown className={styles.export} align="end" label={t('list.export')}>
			{formats.map((format) => (
				<a key={format} className={styles.file} href={addressOf(format, kind, search)} download>
					{t(`list.exportAs.${format}`)}
				</a>
			))}
		</Dropdown>
	)
}

function addressOf(format: (typeof formats)[number], kind: ListKind, search: ListSearch): string {
	const { kind: _kind, after: _after, before: _before, ...query } = queryOf(kind, search)
	const columns = shownColumns(kind, search).flatMap((column) => columnsInFile[column] ?? column)
	const pairs = Object.entries({ ...query, columns }).flatMap(([name, value]) =>
		[value].flat().map((one) => [name, String(one)]),
	)
	const list = kind === 'order' ? 'orders' : 'offers'
	return `/api/back-office/exports/${list}/${format}?${new URLSearchParams(pairs).toString()}`
}
