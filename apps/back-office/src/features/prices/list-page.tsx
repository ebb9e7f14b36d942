import { type ListKind, listKinds, type PriceImport } from '@gabarit/contract'
import { Spinner } from '@gabarit/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageNotice } from '../../lib/frame/notice.tsx'
import { Page, PageTitle } from '../../lib/frame/page.tsx'
import { Problem, ProblemPage } from '../../lib/frame/problem.tsx'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { useShopSearch } from '../../lib/shop.ts'
import { EffectPart } from './effect/effect-part.tsx'
import { FilesPanel } from './files-panel.tsx'
import { FiveLists } from './five-lists.tsx'
import { Differences } from './import/differences.tsx'
import { Faults } from './import/faults.tsx'
import { ImportBar } from './import/import-bar.tsx'
import { ImportSteps } from './import/import-steps.tsx'
import styles from './list-page.module.css'
import { PricesFrame, PricesTrail } from './prices-frame.tsx'
import { useImport, useImports, usePresentVersion, useVersions } from './use-prices.ts'
import { VersionsPanel } from './versions-panel.tsx'

export function ListPage() {
	const { t } = useTranslation(['shop', 'back-office'])
	const { kind: name = '' } = useParams({ strict: false })
	const kind = listKinds.find((it) => it === name)
	const ofShop = useShopSearch()
	useTitle(kind === undefined ? t('lists.title') : t(`lists.titleOf.${kind}`))
	if (kind === undefined)
		return (
			<Page>
				<PricesTrail kind={null} />
				<PageTitle>{t('back-office:error.notFound')}</PageTitle>
				<PageNotice
					ways={
						<Link to="/settings/prices" search={ofShop}>
							{t('lists.title')}
						</Link>
					}
				>
					<p>{t('back-office:error.notFoundHint')}</p>
				</PageNotice>
			</Page>
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
	const { t } = useTranslation(['shop', 'back-office'])
	const [sent, setSent] = useState<string | null>(null)
	const versions = useVersions()
	const present = usePresentVersion()
	const last = useLast(kind, sent)
	// One that another version replaced meanwhile says nothing any more.
	const isPast = last.data?.state === 'switched' && last.data.version !== present
	const run = isPast ? undefined : last.data
	const isTrial = run !== undefined && run.state !== 'switched'
	if (present === undefined && versions.isError)
		return (
			<ProblemPage
				crumbs={<PricesTrail kind={kind} />}
				error={versions.error}
				onRetry={() => void versions.refetch()}
				way={{ href: '/orders', text: t('back-office:error.toOrders') }}
			/>
		)
	return (
		<PricesFrame
			kind={kind}
			title={t(`lists.titleOf.${kind}`)}
			note={run && `${run.fileName}${isTrial ? `, ${t('import.trial')}` : ''}`}
			aside={
				<>
					<VersionsPanel trial={run?.state === 'ready' ? run : undefined} />
					<Stays />
					<FilesPanel kind={kind} version={present} />
				</>
			}
		>
			{last.error !== null ? (
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
			<SectionHead isPanel id={id} title={t('stay.title')} />
			<p>{t('stay.text')}</p>
		</section>
	)
}
