import type { ListKind } from '@gabarit/contract'
import { Icon } from '@gabarit/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import styles from './files-panel.module.css'

const formats = ['xlsx', 'csv'] as const
const root = '/api/back-office/prices'

/** The list in force, and an example of each format. */
export function FilesPanel({ kind, version }: { kind: ListKind; version: string | undefined }) {
	const { t } = useTranslation('shop')
	const id = useId()
	return (
		<section aria-labelledby={id} className={styles.files}>
			<SectionHead isPanel id={id} title={t('file.title')} />
			{version === undefined ? null : (
				<Files words={t('file.present')} path={`${root}/versions/${version}/lists/${kind}`} />
			)}
			<Files words={t('file.template')} path={`${root}/templates/${kind}`} />
		</section>
	)
}

function Files({ words, path }: { words: string; path: string }) {
	const { t } = useTranslation('shop')
	return (
		<p>
			<Icon name="download" size={18} /> <span>{words}</span>
			{formats.map((format, at) => {
				const name = format.toUpperCase()
				return (
					<span key={format}>
						{at === 0 ? null : `${t('file.or')} `}
						<a
							href={`${path}?format=${format}`}
							download
							aria-label={t('file.download', { list: words, format: name })}
						>
							{name}
						</a>
					</span>
				)
			})}
		</p>
	)
}
