// What differs between two versions.
import type { ConfigurationPage } from '@gabarit/contract'
import { Spinner } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { type ComparedDesign, Differences } from '../../lib/designs/differences.tsx'
import type { VersionSearch } from './compared-versions.ts'
import styles from './comparison.module.css'
import { useConfiguration } from './use-configuration.ts'

type Props = { configuration: ConfigurationPage; search: VersionSearch }

export function Comparison({ configuration, search }: Props) {
	const { t } = useTranslation('designs')
	const other = useConfiguration(configuration.code, search.with, search.with !== undefined)
	if (search.with === undefined || search.with === configuration.shownVersion) return null
	if (other.isError)
		return <p className={styles.none}>{t('noVersion', { version: search.with })}</p>
	if (!other.data || other.isPlaceholderData) return <Spinner label={t('loading')} />
	const [older, newer] = [other.data, configuration].toSorted(
		(a, b) => a.shownVersion - b.shownVersion,
	)
	if (!older?.furniture || !newer?.furniture)
		return <p className={styles.none}>{t('notComparable')}</p>
	const designOf = (page: ConfigurationPage, furniture: ComparedDesign['furniture']) => ({
		name: t('version', { version: page.shownVersion }),
		configuration: page.configuration,
		furniture,
		catalogue: page.catalogue,
	})
	return (
		<Differences
			older={designOf(older, older.furniture)}
			newer={designOf(newer, newer.furniture)}
		/>
	)
}
