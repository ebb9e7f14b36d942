import type { Meter } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ShownNeed, shownNeeds } from '../../../session/wants.ts'
import styles from './needs.module.css'

export function Needs({ meter }: { meter: Meter }): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const missing = useMissing()
	return (
		<dl className={styles.needs} data-testid="needs">
			{shownNeeds(meter).map((need) => (
				<div key={need.kind} data-short={need.shortage > 0 ? '' : undefined}>
					<dt>{t(`capacity.${need.kind}`)}</dt>
					<dd>
						<strong>{number(need.held)}</strong>
						{`/${number(need.wanted)}`}
					</dd>
					<dd className={styles.words}>
						<span className={styles.gauge} aria-hidden="true">
							<span style={{ width: `${shareOf(need) * 100}%` }} />
						</span>
						{need.shortage > 0 ? missing(need) : t('wants.allHeld')}
					</dd>
				</div>
			))}
		</dl>
	)
}

function shareOf({ held, wanted }: ShownNeed): number {
	return Math.min(1, held / wanted)
}

function useMissing(): (need: ShownNeed) => string {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	return ({ shortage, unit }) =>
		unit === 'mm'
			? t('wants.missingRail', { length: number(Math.ceil(shortage / 10)) })
			: t('wants.missing', { count: shortage })
}
