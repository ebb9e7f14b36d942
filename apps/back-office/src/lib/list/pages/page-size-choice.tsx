import { pageSizes } from '@gabarit/contract'
import { SelectField } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../list-address.ts'
import { useKeepList, useKeptList, useListsKnown } from '../own-lists.ts'
import styles from './page-size-choice.module.css'

type Props = {
	list: ListAddress['list']
	/** All rows are on this page. */
	isWhole: boolean
}

/** Kept for the user, list by list. The page keeps its first row. */
export function PageSizeChoice({ list, isWhole }: Props) {
	const { t } = useTranslation('back-office')
	const kept = useKeptList(list)
	const keep = useKeepList()
	const known = useListsKnown()
	if (isWhole && kept.rows === pageSizes[0]) return null
	const choose = (value: string) => {
		const rows = pageSizes.find((size) => String(size) === value)
		if (rows !== undefined) keep.mutate({ ...kept, rows })
	}
	return (
		<SelectField
			className={styles.size}
			size="small"
			label={t('list.rows')}
			labelHidden
			disabled={!known}
			value={String(kept.rows)}
			onChange={(event) => choose(event.currentTarget.value)}
			options={pageSizes.map((size) => ({
				value: String(size),
				label: t('list.rowsOnPage', { size }),
			}))}
		/>
	)
}
