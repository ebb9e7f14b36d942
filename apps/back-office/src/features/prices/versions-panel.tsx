import type { PriceImport, PriceVersion } from '@gabarit/contract'
import { LinkButton, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import { BackDialog } from './back/back-dialog.tsx'
import { usePresentVersion, useVersions, useWritesPrices } from './use-prices.ts'
import styles from './versions-panel.module.css'

/** What made it. */
function useCause(): (version: PriceVersion) => string {
	const { t } = useTranslation('shop')
	return ({ cause, kind }) =>
		kind === null ? t(`versions.cause.${cause}`) : t(`lists.kind.${kind}`)
}

type Trial = Pick<PriceImport, 'version' | 'fileName'>

/** Every version that was ever in force, any of which can be so again; above them the one on trial. */
export function VersionsPanel({ trial }: { trial?: Trial | undefined }) {
	const { t } = useTranslation('shop')
	const id = useId()
	const versions = useVersions()
	const [asked, setAsked] = useState<PriceVersion | null>(null)
	const rows = versions.data?.pages.flatMap((page) => page.rows) ?? []
	const present = usePresentVersion()
	return (
		<section aria-labelledby={id}>
			<SectionHead isPanel id={id} title={t('versions.title')} />
			<ol className={styles.versions}>
				{trial?.version ? (
					<li className={styles.trial}>
						<strong>{t('versions.trial', { version: trial.version })}</strong>
						<span>{t('versions.notYet', { file: trial.fileName })}</span>
					</li>
				) : null}
				{rows.map((row) => (
					<VersionRow key={row.version} row={row} onBack={setAsked} />
				))}
			</ol>
			{versions.hasNextPage ? (
				<LinkButton
					touch
					tone="ink"
					size="small"
					disabled={versions.isFetchingNextPage}
					onClick={() => void versions.fetchNextPage()}
				>
					{t('versions.older')}
				</LinkButton>
			) : null}
			{asked && present ? (
				<BackDialog asked={asked} present={present} onClose={() => setAsked(null)} />
			) : null}
		</section>
	)
}

type RowProps = { row: PriceVersion; onBack: (row: PriceVersion) => void }

function VersionRow({ row, onBack }: RowProps) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const causeOf = useCause()
	const writes = useWritesPrices()
	const { version, inForce, createdAt, createdBy } = row
	return (
		<li className={clsx(inForce && styles.present)} aria-current={inForce ? 'true' : undefined}>
			<strong>{inForce ? t('versions.inForce', { version }) : version}</strong>
			<span>{t('versions.since', { cause: causeOf(row), day: format.date(createdAt) })}</span>
			{createdBy === null ? null : <span>{createdBy}</span>}
			{writes && !inForce ? (
				<LinkButton
					touch
					tone="ink"
					size="small"
					className={styles.back}
					aria-label={t('versions.backTo', { version })}
					onClick={() => onBack(row)}
				>
					{t('versions.back')}
				</LinkButton>
			) : null}
		</li>
	)
}
