// The page of one account or shop: what leads back to its list, the form, and beside it what may be done with it.

import { Spinner } from '@gabarit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Crumbs } from '../../../lib/frame/crumbs.tsx'
import { lastList } from '../../../lib/frame/last-list.ts'
import { Page, PageTitle } from '../../../lib/frame/page.tsx'
import { ProblemPage } from '../../../lib/frame/problem.tsx'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useTitle } from '../../../lib/frame/use-title.ts'
import { PeopleNeighbours, type PeoplePath } from './people-neighbours.tsx'
import styles from './record-page.module.css'

type Path = PeoplePath

type FrameProps = {
	list: Path
	title: string
	/** Its key in the list; none of what is still to be made. */
	current?: string
	sub?: ReactNode
	side?: ReactNode
	children: ReactNode
}

const names = {
	'/users': 'nav.users',
	'/professionals': 'nav.professionals',
	'/resellers': 'nav.resellers',
} as const satisfies Record<Path, string>

export function RecordPage({ list, title, current, sub, side, children }: FrameProps) {
	useTitle(title)
	return (
		<div className={styles.record}>
			<div className={styles.main}>
				<div className={styles.top}>
					<Trail list={list} title={title} />
					{current === undefined ? null : (
						<PeopleNeighbours key={current} list={list} current={current} />
					)}
				</div>
				<PageTitle>{title}</PageTitle>
				{sub === undefined ? null : <div className={styles.sub}>{sub}</div>}
				{children}
			</div>
			{side === undefined ? null : <aside className={styles.side}>{side}</aside>}
		</div>
	)
}

function Trail({ list, title }: { list: Path; title: string }) {
	const { t } = useTranslation('back-office')
	return (
		<Crumbs current={title}>
			<Link to={list} search={lastList(list)}>
				{t(names[list])}
			</Link>
		</Crumbs>
	)
}

type LoadingProps<Row> = {
	list: Path
	query: UseQueryResult<Row>
	notFound: string
	render: (row: Row) => ReactNode
}

/** The record once it is there; before, and where it is not, what to do. */
export function Loaded<Row>({ list, query, notFound, render }: LoadingProps<Row>) {
	const { t } = useTranslation(['people', 'back-office'])
	if (query.data !== undefined) return render(query.data)
	if (!query.isError)
		return (
			<Page>
				<Spinner page label={t('loading')} />
			</Page>
		)
	return (
		<ProblemPage
			crumbs={<Trail list={list} title={t('back-office:error.missing')} />}
			error={query.error}
			onRetry={() => void query.refetch()}
			notFound={notFound}
			way={{ href: list, text: t('toList') }}
		/>
	)
}

type PartProps = { title: string; action?: ReactNode; children?: ReactNode }

export function Part({ title, action, children }: PartProps) {
	return (
		<section className={styles.part}>
			<SectionHead isPanel title={title}>
				{action}
			</SectionHead>
			{children}
		</section>
	)
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}
