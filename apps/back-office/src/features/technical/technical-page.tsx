// How Gabarit calls the shop's own system, and how that system calls Gabarit.
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../lib/frame/page.tsx'
import { Problem } from '../../lib/frame/problem.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { useChosenShop } from '../../lib/shop.ts'
import { Keys } from './keys.tsx'
import { SettingsForm } from './settings-fields.tsx'
import { TechnicalNav } from './technical-nav.tsx'
import styles from './technical-page.module.css'
import { TestCalls } from './test-calls.tsx'
import { useTechnical } from './use-technical.ts'

export function TechnicalPage() {
	const { t } = useTranslation('technical')
	const technical = useTechnical()
	const shop = useChosenShop()
	useTitle(t('title'))
	return (
		<>
			<TechnicalNav />
			<div className={styles.page}>
				<PageTitle>{t('title')}</PageTitle>
				{technical.isError ? (
					<Problem
						error={technical.error}
						onRetry={() => void technical.refetch()}
						way={{ href: '/technical', text: t('hostsShop') }}
					/>
				) : technical.data ? (
					<div key={shop} className={styles.parts}>
						<SettingsForm technical={technical.data} />
						<div className={styles.beside}>
							<TestCalls technical={technical.data} />
							<Keys technical={technical.data} />
						</div>
					</div>
				) : (
					<p className={styles.loading} aria-busy="true">
						{t('loading')}
					</p>
				)}
			</div>
		</>
	)
}
