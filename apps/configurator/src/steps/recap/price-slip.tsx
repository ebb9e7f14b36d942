import { countryOfSale } from '@gabarit/price'
import { Button, ErrorText, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanDownload } from '../../lib/files/use-plan-download.ts'
import { countryOf } from '../../lib/server/domain.ts'
import { useAvailability } from '../../lib/server/use-availability.ts'
import { useDesign } from '../../session/design-context.tsx'
import { usePricing } from '../../session/pricing-store.ts'
import { useSession } from '../../session/session-store.ts'
import layout from '../frame/layout.module.css'
import { PriceLines } from '../frame/slip/price-lines.tsx'
import { Slip } from '../frame/slip/slip.tsx'
import { usePriceTexts } from '../frame/slip/use-price-texts.ts'
import { useEndsAtReseller } from '../frame/use-ends-at-reseller.ts'
import styles from './price-slip.module.css'

/** The children are further actions. */
export function PriceSlip({ children }: { children: ReactNode }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, domain } = useDesign()
	const endsHere = useEndsAtReseller()
	const { textOf, amountsNote } = usePriceTexts()
	const { quote } = solved
	return (
		<Slip
			label={textOf('totals.title')}
			title={quote === null ? t('recap.takeHome') : textOf('totals.title')}
			note={quote === null ? undefined : amountsNote(quote)}
		>
			{quote !== null && <PriceLines quote={quote} />}
			{quote === null && !endsHere && <p>{t('recap.priceHidden')}</p>}
			{endsHere && <p>{t('recap.atReseller', { name: domain.resellerName })}</p>}
			<AvailabilityText />
			<div className={styles.actions}>
				<PlanButton />
				{children}
			</div>
		</Slip>
	)
}

export function AvailabilityText(): ReactNode {
	const { t } = useTranslation('configurator')
	const { textOf } = usePriceTexts()
	const { date } = useFormats()
	const { solved, domain } = useDesign()
	const circumstances = usePricing((state) => state.circumstances)
	const country = countryOfSale(circumstances, countryOf(domain))
	const availability = useAvailability(solved.configuration, country)
	if (availability === null) return null
	const reasons = availability.reasons
		.filter(({ days }) => days > 0)
		.map(({ code, days }) => textOf(`availability.reason.${code}`, { count: days }))
	return (
		<p className={layout.caption} data-testid="availability">
			{t(reasons.length > 0 ? 'recap.available' : 'recap.availableOnly', {
				when: textOf('availability.from', { date: date(availability.date, 'long') }),
				why: reasons.join(', '),
			})}
		</p>
	)
}

function PlanButton(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, domain } = useDesign()
	const code = useSession((session) => session.code)
	const plan = usePlanDownload(solved.configuration, [domain.resellerName, 'plan', code ?? ''])
	return (
		<>
			<Button wide size="snug" icon="file" idle={plan.isPending} onClick={() => plan.mutate()}>
				{t(plan.isPending ? 'recap.planBusy' : 'recap.plan')}
			</Button>
			{plan.isError && <ErrorText>{t('recap.planFailed')}</ErrorText>}
		</>
	)
}
