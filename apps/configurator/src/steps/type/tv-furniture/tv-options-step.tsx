import { tabletThicknesses } from '@gabarit/engine'
import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import layout from '../../frame/layout.module.css'
import { Priced } from '../../frame/prices/priced.tsx'
import { PricedOptions } from '../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../frame/prices/use-tried-options.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { BaseHeights } from './modules/base-field.tsx'
import { litOf, withLight } from './modules.ts'
import { useTvDesign } from './use-tv-design.ts'

export function TvOptionsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useIssuesOf('Options')
	return (
		<StepPanel step="Options" intro={t('options.intro')}>
			<IssueChecks issues={issues} />
			<TabletThickness />
			<BaseHeights />
			<Lights />
		</StepPanel>
	)
}

function TabletThickness(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv } = useTvDesign()
	const options = useTriedOptions(
		tabletThicknesses.map((thickness) => ({
			reference: String(thickness),
			wanted: { ...configuration, top: { thickness } },
		})),
	)
	return (
		<Section title={t('kinds:tv.top.title')} note={t('kinds:tv.top.note')}>
			<PricedOptions
				label={t('kinds:tv.top.title')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(tv.tablet)}
				labelOf={({ reference }) => t('kinds:tv.mm', { value: reference })}
			/>
		</Section>
	)
}

/** Drawers hold no light. */
function Lights(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose, tryOut } = useTvDesign()
	const { lit, open } = litOf(configuration)
	if (open === 0) return null
	const isAll = lit === open
	const withAll = withLight(configuration, !isAll)
	const charger = { ...configuration, charger: !tv.design.charger }
	return (
		<Section title={t('options.light')} note={t('kinds:tv.light.count', { lit, count: open })}>
			<Checkbox
				label={<Priced text={t('kinds:tv.light.all')} wanted={withAll} />}
				checked={isAll}
				onChange={() => propose(withAll)}
				onTry={(trying) => tryOut(trying ? withAll : null)}
			/>
			<p className={layout.caption}>{t('kinds:tv.light.perModule')}</p>
			<Checkbox
				label={<Priced text={t('options.charger')} wanted={charger} />}
				checked={tv.design.charger}
				onChange={() => propose(charger)}
				onTry={(trying) => tryOut(trying ? charger : null)}
			/>
			{lit > 0 && !tv.design.charger && (
				<p className={layout.caption}>{t('options.chargerAdvice')}</p>
			)}
		</Section>
	)
}
