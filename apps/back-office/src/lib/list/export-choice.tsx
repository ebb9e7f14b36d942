import { useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../frame/dropdown.tsx'
import { inLanguage } from './export-address.ts'
import styles from './export-choice.module.css'

const formats = ['csv', 'xlsx'] as const

type Props = { addressOf: (format: (typeof formats)[number]) => string }

/** The list as a file: the same rows, in the same order, with the same columns. */
export function ExportChoice({ addressOf }: Props) {
	const { t } = useTranslation('back-office')
	const language = useLanguage()
	return (
		<Dropdown className={styles.export} align="end" label={t('list.export')}>
			{formats.map((format) => (
				<a
					key={format}
					className={styles.file}
					href={inLanguage(addressOf(format), language)}
					download
				>
					{t(`list.exportAs.${format}`)}
				</a>
			))}
		</Dropdown>
	)
}
