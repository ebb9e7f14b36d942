import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import styles from './production-list.module.css'

export function PayableLink({ search: { shop } }: { search: ListSearch }) {
	const { t } = useTranslation('supply')
	return (
		<Link
			to="/production/payable"
			search={shop === undefined ? {} : { shop }}
			className={styles.payable}
		>
			{t('payable.title')}
		</Link>
	)
}
