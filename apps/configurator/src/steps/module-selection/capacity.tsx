// What the furniture holds as it stands, in the things that people own.
import type { Capacity as Held } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../frame/step-panel.tsx'

const things = ['long', 'short', 'trousers', 'folded', 'small', 'shoes', 'suitcases'] as const

export function Capacity({ capacity }: { capacity: Held }): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const held = things.filter((thing) => capacity[thing] > 0)
	if (held.length === 0) return null
	return (
		<Section title={t('capacity.title')}>
			<dl className="cf-capacity">
				{held.map((thing) => (
					<div key={thing}>
						<dt>{t(`capacity.${thing}`)}</dt>
						<dd>{number(capacity[thing])}</dd>
					</div>
				))}
			</dl>
		</Section>
	)
}
