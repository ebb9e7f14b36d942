// What a buyer reads and accepts on a day, in each language: today, or from the first day of a text that is planned.
import type { ShopFile } from '@gabarit/contract'
import { SelectField, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../lib/brussels-today.ts'
import { FileLink } from './file-link.tsx'
import styles from './reading.module.css'
import { useShopFiles } from './use-shop-files.ts'

const languages = ['fr', 'nl', 'en'] as const

type Props = { kind: 'terms' | 'privacy'; files: readonly ShopFile[] }

export function Reading({ kind, files }: Props) {
	const { t } = useTranslation('papers')
	const format = useFormats()
	const [chosen, setChosen] = useState('')
	const today = brusselsToday()
	const days = [...new Set(files.flatMap(({ from }) => (from && from > today ? [from] : [])))]
	// The chosen one is gone with its file.
	const day = days.includes(chosen) ? chosen : ''
	const then = useShopFiles(day === '' ? undefined : day)
	const read = then.data?.filter((file) => file.kind === kind)
	return (
		<div className={styles.reading}>
			{days.length === 0 ? (
				<h3 className={styles.title}>{t('reading.title')}</h3>
			) : (
				<SelectField
					label={t('reading.title')}
					value={day}
					options={[
						{ value: '', label: t('reading.today') },
						...days.toSorted().map((value) => ({
							value,
							label: t('reading.from', { date: format.date(value, 'full') }),
						})),
					]}
					onChange={({ currentTarget }) => setChosen(currentTarget.value)}
				/>
			)}
			{then.isError ? <p role="alert">{t('failed')}</p> : null}
			<dl className={styles.list} aria-busy={read === undefined}>
				{languages.map((language) => (
					<div key={language} className={styles.row}>
						<dt>{t(`language.${language}`)}</dt>
						<dd>
							{read ? (
								<Read
									file={read.find(({ readBy }) => readBy.includes(language))}
									language={language}
								/>
							) : (
								t('loading')
							)}
						</dd>
					</div>
				))}
			</dl>
		</div>
	)
}

/** The very file that is attached to an order's confirmation. */
function Read({ file, language }: { file: ShopFile | undefined; language: ShopFile['language'] }) {
	const { t } = useTranslation('papers')
	if (file === undefined) return t('reading.own')
	const { id, fileName, version } = file
	return (
		<>
			<FileLink id={id} text={t('reading.version', { fileName, version })} />
			{file.language === language ? null : (
				<span className={styles.other}> {t(`reading.in.${file.language}`)}</span>
			)}
		</>
	)
}
