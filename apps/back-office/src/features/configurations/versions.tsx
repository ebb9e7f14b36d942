import type { ConfigurationPage } from '@gabarit/contract'
import { SelectField, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import type { VersionSearch } from './compared-versions.ts'
import styles from './versions.module.css'

type Props = {
	configuration: ConfigurationPage
	search: VersionSearch
	onVersions: (search: VersionSearch) => void
}

/** Which version is shown, and with which it is compared. */
export function Versions({ configuration, search, onVersions }: Props) {
	const { t } = useTranslation('designs')
	const format = useFormats()
	const { versions, shownVersion } = configuration
	const options = versions.map(({ version, createdAt }) => ({
		value: String(version),
		label: t('versionOf', {
			version,
			date: format.date(createdAt, 'long'),
			time: format.time(createdAt),
		}),
	}))
	const others = options.filter(({ value }) => value !== String(shownVersion))
	if (others.length === 0) return null
	return (
		<section aria-labelledby="design-versions" className={styles.versions}>
			<SectionHead isPanel id="design-versions" title={t('versions')} />
			<div className={styles.fields}>
				<SelectField
					label={t('show')}
					value={String(shownVersion)}
					options={options}
					onChange={({ currentTarget }) => {
						const version = Number(currentTarget.value)
						const { with: other } = search
						onVersions({
							version,
							...(other !== undefined && other !== version && { with: other }),
						})
					}}
				/>
				<SelectField
					label={t('compareWith')}
					value={search.with === undefined ? '' : String(search.with)}
					options={[{ value: '', label: t('withNone') }, ...others]}
					onChange={({ currentTarget: { value } }) =>
						onVersions({ version: shownVersion, ...(value !== '' && { with: Number(value) }) })
					}
				/>
			</div>
		</section>
	)
}
