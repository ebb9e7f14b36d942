import { linkClass } from '@gabarit/ui'
import { useSearch } from '@tanstack/react-router'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { Page, PageTitle } from '../../lib/frame/page.tsx'
import { Problem } from '../../lib/frame/problem.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { exportAddress } from '../../lib/list/export-address.ts'
import { useSession } from '../../lib/session.ts'
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

export function DashboardPage() {
	const { t } = useTranslation(['figures', 'back-office'])
	const search: DashboardSearch = useSearch({ strict: false })
	const { data, error, refetch } = useDashboard(search)
	const links = listLinksOf(search, useSession()?.seesSalePrices === true)
	useTitle(t('title'))
	return (
		<Page>
			<div className={styles.head}>
				<PageTitle>{t('title')}</PageTitle>
				<div className={styles.choices}>
					<PeriodChoice search={search} />
				</div>
				<a className={clsx(linkClass, styles.export)} href={fileOf(search)} download>
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
			{data ? <Figures data={data} links={links} /> : error ? null : <Loading />}
		</Page>
	)
}

/** The tables of the page as one workbook. */
function fileOf(search: DashboardSearch): string {
	return exportAddress('/api/back-office/dashboard/export', dashboardQueryOf(search), [])
}

/** The axes alone, where the figures will stand. */
function Loading() {
	const { t } = useTranslation('figures')
	const sells = useSession()?.seesSalePrices === true
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

function Figures({ data, links }: FigureProps) {
	const sells = useSession()?.seesSalePrices === true
	return (
		<>
			<StatesLine states={data.states} links={links} />
			<div className={styles.grid}>
				<div className={styles.wide}>
					<OrdersFigure data={data} links={links} />
					{sells && <OffersFigure data={data} links={links} />}
					{sells && <StepsFigure steps={data.steps} />}
					<div className={styles.pair}>
						<RacksFigure data={data} links={links} />
						<ColoursFigure data={data} links={links} />
						<ShopsFigure data={data} links={links} />
					</div>
				</div>
				<div className={styles.side}>
					<DueFigures data={data} links={links} />
					{sells && <AgesFigure data={data} links={links} />}
					<LeadFigure data={data} links={links} />
					<SellersFigure data={data} links={links} />
				</div>
			</div>
		</>
	)
}
