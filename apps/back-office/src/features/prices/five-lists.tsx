import { listKinds } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../lib/frame/problem.tsx'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import styles from './five-lists.module.css'
import { usePresentVersion, useVersion } from './use-prices.ts'

/** How many rows each has, and the file that gave them. */
export function FiveLists() {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const id = useId()
	const version = useVersion(usePresentVersion())
	const fileText = (file: { name: string; at: string } | null | undefined) => {
		if (file === undefined) return ''
		return file === null ? t('lists.fromSeed') : `${file.name}, ${format.date(file.at)}`
	}
	return (
		<section aria-labelledby={id}>
			<SectionHead id={id} title={t('lists.five')} />
			{version.isError ? (
				<Problem error={version.error} onRetry={() => void version.refetch()} />
			) : (
				<table className={styles.lists}>
					<caption className="visually-hidden">{t('lists.caption')}</caption>
					<thead>
						<tr>
							<th scope="col">{t('lists.list')}</th>
							<th scope="col" className={styles.right}>
								{t('lists.rows')}
							</th>
							<th scope="col">{t('lists.file')}</th>
						</tr>
					</thead>
					<tbody>
						{listKinds.map((kind) => {
							const list = version.data?.lists[kind]
							return (
								<tr key={kind}>
									<th scope="row">
										<Link to="/settings/prices/$kind" params={{ kind }}>
											{t(`lists.kind.${kind}`)}
										</Link>
									</th>
									<td className={styles.right}>{list ? format.number(list.rows) : ''}</td>
									<td>{fileText(list?.file)}</td>
								</tr>
							)
						})}
					</tbody>
				</table>
			)}
		</section>
	)
}
