import type { ShopFile } from '@gabarit/contract'
import { LinkButton, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../lib/brussels-today.ts'
import { FileLink } from './file-link.tsx'
import styles from './file-table.module.css'
import { isLegal } from './use-shop-files.ts'

type Props = {
	kind: ShopFile['kind']
	files: ShopFile[]
	/** Null for who only reads. */
	onRemove: ((file: ShopFile) => void) | null
}

const kilobyte = 1024
const languages = ['fr', 'nl', 'en'] as const

/** By language, the newest version first. */
export function FileTable({ kind, files, onRemove }: Props) {
	const { t } = useTranslation(['papers', 'back-office'])
	const sorted = files.toSorted(
		(a, b) =>
			languages.indexOf(a.language) - languages.indexOf(b.language) || b.version - a.version,
	)
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t(`kind.${kind}`)}</caption>
			<thead>
				<tr>
					<th scope="col">{t('column.file')}</th>
					<th scope="col">{t('column.language')}</th>
					<th scope="col">{t('column.version')}</th>
					<th scope="col">{t('column.from')}</th>
					<th scope="col">{t('column.by')}</th>
					<th scope="col">
						<span className="visually-hidden">{t('column.actions')}</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{sorted.map((file) => (
					<FileRow key={file.id} file={file} onRemove={onRemove} />
				))}
			</tbody>
		</table>
	)
}

function FileRow({ file, onRemove }: { file: ShopFile; onRemove: Props['onRemove'] }) {
	const { t } = useTranslation('papers')
	const format = useFormats()
	const { id, fileName, language, version, size, createdAt, createdBy, isAccepted } = file
	const kilobytes = Math.max(1, Math.round(size / kilobyte))
	return (
		<tr className={clsx(file.inForce && styles.inForce)}>
			<th scope="row">
				<FileLink id={id} text={fileName} />{' '}
				<span className={styles.size}>{t('size', { kilobytes: format.number(kilobytes) })}</span>
			</th>
			<td data-name={t('column.language')}>{t(`language.${language}`)}</td>
			<td data-name={t('column.version')}>{version}</td>
			<td data-name={t('column.from')}>
				<Begun file={file} />
			</td>
			<td data-name={t('column.by')}>
				{t('by', { who: createdBy, date: format.date(createdAt) })}
			</td>
			<td>
				{isAccepted ? (
					<span className={styles.why}>{t('accepted')}</span>
				) : onRemove ? (
					<LinkButton
						size="small"
						tone="soft"
						touch
						aria-label={t('removeOf', { fileName, version })}
						onClick={() => onRemove(file)}
					>
						{t('remove')}
					</LinkButton>
				) : null}
			</td>
		</tr>
	)
}

/** Of terms and the notice on data protection; the other files begin when they are there. */
function Begun({ file: { kind, inForce, from, createdAt } }: { file: ShopFile }) {
	const { t } = useTranslation('papers')
	const format = useFormats()
	const date = format.date(from ?? createdAt)
	if (!isLegal(kind)) return date
	if (from !== null && from > brusselsToday()) return t('planned', { date })
	return inForce ? t('inForce', { date }) : t('former', { date })
}
