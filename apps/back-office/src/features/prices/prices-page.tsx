import { Spinner } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { ProblemPage } from '../../lib/frame/problem.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { FiveLists } from './five-lists.tsx'
import { PricesFrame, PricesTrail } from './prices-frame.tsx'
import { RatingsPart } from './ratings/ratings-part.tsx'
import { usePresentVersion, useVersions, useWritesPrices } from './use-prices.ts'
import { VersionsPanel } from './versions-panel.tsx'
import { ZonesPart } from './zones/zones-part.tsx'

export function PricesPage() {
	const { t } = useTranslation(['shop', 'back-office'])
	const versions = useVersions()
	const writes = useWritesPrices()
	const present = usePresentVersion()
	useTitle(t('lists.title'))
	if (versions.isError)
		return (
			<ProblemPage
				crumbs={<PricesTrail />}
				error={versions.error}
				onRetry={() => void versions.refetch()}
				way={{ href: '/orders', text: t('back-office:error.toOrders') }}
			/>
		)
	return (
		<PricesFrame
			title={t('lists.title')}
			note={writes ? t('lists.note') : t('lists.readOnly')}
			aside={<VersionsPanel />}
		>
			{present === undefined ? (
				<Spinner page label={t('lists.loading')} />
			) : (
				<>
					<FiveLists />
					<RatingsPart />
					<ZonesPart />
				</>
			)}
		</PricesFrame>
	)
}
