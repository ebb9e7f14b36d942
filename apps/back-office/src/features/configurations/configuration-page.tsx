import { type ConfigurationPage as Configuration, readableCode } from '@gabarit/contract'
import { Spinner, useFormats } from '@gabarit/ui'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Crumbs } from '../../lib/frame/crumbs.tsx'
import { lastList } from '../../lib/frame/last-list.ts'
import { Page, PageTitle } from '../../lib/frame/page.tsx'
import { ProblemPage } from '../../lib/frame/problem.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { readVersions, type VersionSearch } from './compared-versions.ts'
import { Comparison } from './comparison.tsx'
import styles from './configuration-page.module.css'
import { DesignActions } from './design-actions.tsx'
import { DesignFacts } from './design-facts.tsx'
import { DesignNeighbours } from './design-neighbours.tsx'
import { DesignPicture } from './design-picture.tsx'
import { useConfiguration } from './use-configuration.ts'
import { Versions } from './versions.tsx'

export function ConfigurationPage() {
	const { t } = useTranslation(['designs', 'back-office'])
	const { code = '' } = useParams({ strict: false })
	const search = readVersions(useSearch({ strict: false }))
	const configuration = useConfiguration(code, search.version)
	const title = readableCode(code)
	useTitle(`${t('title')} ${title}`)
	if (configuration.isError)
		return (
			<ProblemPage
				crumbs={<Trail code={title} />}
				error={configuration.error}
				onRetry={() => void configuration.refetch()}
				notFound={t('notFound', { code: title })}
				way={{ href: '/configurations', text: t('toList') }}
			/>
		)
	if (!configuration.data)
		return (
			<Page>
				<Spinner page label={t('loading')} />
			</Page>
		)
	return <Loaded key={code} configuration={configuration.data} search={search} />
}

function Trail({ code }: { code: string }) {
	const { t } = useTranslation('back-office')
	return (
		<Crumbs current={code}>
			<Link to="/configurations" search={lastList('/configurations')}>
				{t('nav.configurations')}
			</Link>
		</Crumbs>
	)
}

type Props = { configuration: Configuration; search: VersionSearch }

function Loaded({ configuration, search }: Props) {
	const { t } = useTranslation(['designs', 'back-office', 'common'])
	const format = useFormats()
	const navigate = useNavigate()
	const { code, type, shownVersion, customer, email, updatedAt, version } = configuration
	const onVersions = (next: VersionSearch) =>
		void navigate({
			to: '/configurations/$code',
			params: { code },
			search: next,
			replace: true,
			resetScroll: false,
		})
	return (
		<div className={styles.page}>
			<div className={styles.top}>
				<Trail code={readableCode(code)} />
				<DesignNeighbours code={code} />
			</div>
			<div className={styles.head}>
				<PageTitle>{readableCode(code)}</PageTitle>
				<p className={styles.under}>
					{[t(`common:kind.${type}`), customer ?? email ?? ''].filter((it) => it !== '').join(', ')}
				</p>
			</div>
			<p className={styles.state}>
				{t('shown', {
					version: format.number(shownVersion),
					count: version,
					date: format.date(updatedAt, 'long'),
				})}
			</p>
			<DesignActions configuration={configuration} />
			<div className={styles.body}>
				<div className={styles.picture}>
					<DesignPicture
						key={shownVersion}
						code={code}
						version={shownVersion}
						catalogueVersion={configuration.catalogueVersion}
						type={type}
						alt={t('pictureOf', { code: readableCode(code), version: shownVersion })}
					/>
				</div>
				<DesignFacts configuration={configuration} />
			</div>
			<Versions configuration={configuration} search={search} onVersions={onVersions} />
			<Comparison configuration={configuration} search={search} />
		</div>
	)
}
