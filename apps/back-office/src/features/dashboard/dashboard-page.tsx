import { linkClass, useLanguage } from '@gabarit/ui'
import { useSearch } from '@tanstack/react-router'
import clsx from 'clsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page, PageTitle } from '../../lib/frame/page.tsx'
import { Problem } from '../../lib/frame/problem.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { exportAddress, inLanguage } from '../../lib/list/export-address.ts'
import { AgesFigure } from './ages-figure.tsx'
import { ColoursFigure, RacksFigure } from './chosen-figures.tsx'
import { type DashboardSearch, dashboardQueryOf } from './dashboard-address.ts'
import styles from './dashboard-page.module.css'
import { listLinksOf } from './list-links.ts'
import { PeriodChoice } from './period-choice.tsx'
import { Axis } from './plots/axis.tsx'
import { type FigureProps, OffersFigure, OrdersFigure } from './sold-figures.tsx'
import { DueFigures, LeadFigure, SellersFigure, ShopsFigure } from './standing-figures.tsx'
import { StatesLine } from './states-line.tsx'
import { StepsFigure } from './steps-figure.tsx'
import { useDashboard } from './use-dashboard.ts'
import { useFigures } from './use-figures.ts'

export function DashboardPage() {
	const { t } = useTranslation(['figures', 'back-office'])
	const search: DashboardSearch = useSearch({ strict: false })
	const language = useLanguage()
	const { data, error, refetch } = useDashboard(search)
	const { sells, within } = useFigures(search)
	const links = listLinksOf(within, sells)
	useTitle(t('title'))
	return (
		<Page>
			<div className={styles.head}>
				<PageTitle>{t('title')}</PageTitle>
				<div className={styles.choices}>
					<PeriodChoice search={search} />
				</div>
				<a
					className={clsx(linkClass, styles.export)}
					href={inLanguage(fileOf(search), language)}
					download
				>
					{t('back-office:list.export')}
				</a>
			</div>
			{error && !data ? (
				<Problem
					error={error}
					onRetry={() => void refetch()}
					way={{ href: '/orders', text: t('back-office:error.toOrders') }}
				/>
			) : null}
			{data ? (
				<Suspense fallback={<Loading sells={sells} />}>
					<Figures data={data} links={links} sells={sells} />
				</Suspense>
			) : error ? null : (
				<Loading sells={sells} />
			)}
		</Page>
	)
}

/** The tables of the page as one workbook. */
function fileOf(search: DashboardSearch): string {
	return exportAddress('/api/back-office/dashboard/export', dashboardQueryOf(search), [])
}

/** The axes alone, where the figures will stand. */
function Loading({ sells }: Pick<FigureProps, 'sells'>) {
	const { t } = useTranslation('figures')
	return (
		<div className={styles.grid}>
			<output className="visually-hidden">{t('loading')}</output>
			<div className={styles.wide} aria-hidden="true">
				<Axis />
				{sells && <Axis />}
				{sells && <Axis />}
			</div>
			<div className={styles.side} aria-hidden="true">
				<Axis low />
				{sells && <Axis low />}
				<Axis />
			</div>
		</div>
	)
}

function Figures(props: FigureProps) {
	const { data, links, sells } = props
	return (
		<>
			<StatesLine states={data.states} links={links} />
			<div className={styles.grid}>
				<div className={styles.wide}>
					<OrdersFigure {...props} />
					{sells && <OffersFigure {...props} />}
					{sells && <StepsFigure steps={data.steps} />}
					<div className={styles.pair}>
						<RacksFigure {...props} />
						<ColoursFigure {...props} />
						<ShopsFigure {...props} />
					</div>
				</div>
				<div className={styles.side}>
					<DueFigures {...props} />
					{sells && <AgesFigure {...props} />}
					<LeadFigure {...props} />
					<SellersFigure {...props} />
				</div>
			</div>
		</>
	)
}
