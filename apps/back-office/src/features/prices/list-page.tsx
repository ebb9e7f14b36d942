import { type ListKind, listKinds, type PriceImport } from '@gabarit/contract'
import { Spinner } from '@gabarit/ui'
import { useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../lib/frame/notice.tsx'
import { Problem } from '../../lib/frame/problem.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { EffectPart } from './effect/effect-part.tsx'
import { FilesPanel } from './files-panel.tsx'
import { FiveLists } from './five-lists.tsx'
import { Differences } from './import/differences.tsx'
import { Faults } from './import/faults.tsx'
import { ImportBar } from './import/import-bar.tsx'
import { ImportSteps } from './import/import-steps.tsx'
import styles from './list-page.module.css'
import { PricesFrame } from './prices-frame.tsx'
import { useImport, useImports, usePresentVersion, useVersions } from './use-prices.ts'
import { VersionsPanel } from './versions-panel.tsx'

export function ListPage() {
	const { t } = useTranslation(['shop', 'back-office'])
	const { kind: name = '' } = useParams({ strict: false })
	const kind = listKinds.find((it) => it === name)
	useTitle(kind === undefined ? t('lists.title') : t(`lists.titleOf.${kind}`))
	if (kind === undefined)
		return (
			<PricesFrame title={t('lists.title')} aside={null}>
				<Notice title={t('back-office:error.notFound')}>
					<FiveLists />
				</Notice>
			</PricesFrame>
		)
	return <OneList key={kind} kind={kind} />
}

/** The newest import of this list that still says something: one in force is the list itself. */
function useLast(kind: ListKind, sent: string | null) {
	const imports = useImports()
	const last = imports.data?.find((it) => it.kind === kind)
	const isOpen = last !== undefined && last.state !== 'switched' && last.state !== 'superseded'
	const run = useImport(sent ?? (isOpen ? last.id : undefined))
	const failed = [imports, run].find(({ isError, data }) => isError && data === undefined)
	return {
		data: run.data,
		error: failed?.error ?? null,
		again: () => void failed?.refetch(),
	}
}

function OneList({ kind }: { kind: ListKind }) {
	const { t } = useTranslation('shop')
	const [sent, setSent] = useState<string | null>(null)
	const versions = useVersions()
	const present = usePresentVersion()
	const last = useLast(kind, sent)
	// One that another version replaced meanwhile says nothing any more.
	const isPast = last.data?.state === 'switched' && last.data.version !== present
	const run = isPast ? undefined : last.data
	const isTrial = run !== undefined && run.state !== 'switched'
	return (
		<PricesFrame
			kind={kind}
			title={t(`lists.titleOf.${kind}`)}
			note={run && `${run.fileName}${isTrial ? `, ${t('import.trial')}` : ''}`}
			aside={
				versions.isError ? null : (
					<>
						<VersionsPanel trial={run?.state === 'ready' ? run : undefined} />
						<Stays />
						<FilesPanel kind={kind} version={present} />
					</>
				)
			}
		>
			{present === undefined && versions.isError ? (
				<Problem error={versions.error} onRetry={() => void versions.refetch()} />
			) : last.error !== null ? (
				<Problem error={last.error} onRetry={last.again} />
			) : present === undefined ? (
				<Spinner page label={t('lists.loading')} />
			) : (
				<>
					{run === undefined ? null : <ImportSteps run={run} />}
					<ImportBar kind={kind} run={run} present={present} onSent={setSent} />
					{run?.report ? <Report run={run} report={run.report} /> : <FiveLists />}
				</>
			)}
		</PricesFrame>
	)
}

type ReportProps = { run: PriceImport; report: NonNullable<PriceImport['report']> }

function Report({ run, report }: ReportProps) {
	const { added, removed, changed } = report.difference
	return (
		<>
			{run.state === 'faulty' ? <Faults run={run} report={report} /> : null}
			{added + removed + changed > 0 ? (
				<>
					<Differences difference={report.difference} base={run.base} />
					<EffectPart effect={report.effect} />
				</>
			) : null}
		</>
	)
}

function Stays() {
	const { t } = useTranslation('shop')
	const id = useId()
	return (
		<section aria-labelledby={id} className={styles.stays}>
			<h2 id={id}>{t('stay.title')}</h2>
			<p>{t('stay.text')}</p>
		</section>
	)
}
