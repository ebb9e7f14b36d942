import { useTranslation } from 'react-i18next'
import styles from './spinner.module.css'

export function Spinner({ page = false, label }: { page?: boolean; label?: string }) {
	const { t } = useTranslation('common')
	const line = (
		<output className={styles.spinner}>
			<span />
			<em className="visually-hidden">{label ?? t('loading')}</em>
		</output>
	)
	return page ? <div className={styles.page}>{line}</div> : line
}
