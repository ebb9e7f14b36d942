import { listKinds } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './five-lists.module.css'
import { useImports, usePresentVersion, useVersion } from './use-prices.ts'

/** How many rows each has, and the file that gave them. */
export function FiveLists() {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const id = useId()
	const version = useVersion(usePresentVersion())
	const imports = useImports()
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className={styles.title}>
				{t('lists.five')}
			</h2>
			<table className={styles.lists}>
				<caption className="visually-hidden">{t('lists.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('lists.list')}</th>
						<th scope="col" className={styles.right}>
							{t('lists.rows')}
						</th>
						<th scope="col">{t('lists.lastFile')}</th>
					</tr>
				</thead>
				<tbody>
					{listKinds.map((kind) => {
						const last = imports.data?.find((it) => it.kind === kind && it.state === 'switched')
						const rows = version.data?.lists[kind].rows
						return (
							<tr key={kind}>
								<th scope="row">
									<Link to="/settings/prices/$kind" params={{ kind }}>
										{t(`lists.kind.${kind}`)}
									</Link>
								</th>
								<td className={styles.right}>{rows === undefined ? '' : format.number(rows)}</td>
								<td>
									{last ? `${last.fileName}, ${format.date(last.startedAt)}` : t('lists.fromSeed')}
								</td>
							</tr>
						)
					})}
				</tbody>
			</table>
		</section>
	)
}
