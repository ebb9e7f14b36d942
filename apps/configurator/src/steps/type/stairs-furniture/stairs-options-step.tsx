import { plinthHeights, stairTops } from '@gabarit/engine'
import { Checkbox, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import layout from '../../frame/layout.module.css'
import { Priced } from '../../frame/prices/priced.tsx'
import { PricedOptions } from '../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../frame/prices/use-tried-options.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { TopsPicture } from './footprint/tops-picture.tsx'
import { litOf, shelfThicknessOf, shelved, withLight, withStair, withThickness } from './stairs.ts'
import { useStairs } from './use-stairs.ts'

type Tops = (typeof stairTops)[number]

export function StairsOptionsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { flight, modules } = useStairs()
	const issues = useIssuesOf('Options')
	return (
		<StepPanel step="Options" intro={t('options.intro')}>
			<IssueChecks issues={issues} />
			{flight.access === 'Side' && <TopsChoice />}
			{shelved(modules).length > 0 && <Thicknesses />}
			<PlinthHeights />
			<Lights />
		</StepPanel>
	)
}

function TopsChoice(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, flight } = useStairs()
	const options = useTriedOptions(
		stairTops.map((tops) => ({
			reference: tops,
			wanted: tops === flight.tops ? configuration : withStair(configuration, { tops }),
		})),
	)
	return (
		<Section title={t('kinds:stairs.tops.title')} note={t('kinds:stairs.tops.note')}>
			<PricedOptions
				label={t('kinds:stairs.tops.title')}
				options={options}
				chosen={({ reference }) => reference === flight.tops}
				labelOf={({ reference }) => t(`kinds:stairs.tops.${reference as Tops}`)}
				renderPicture={({ reference }) => (
					<TopsPicture tops={reference as Tops} rises={flight.rises} />
				)}
			/>
		</Section>
	)
}

/** The same in every module that has shelves; one by one with each module. */
function Thicknesses(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { configuration, modules } = useStairs()
	const used = shelfThicknessOf(modules)
	const options = useTriedOptions(
		([18, 28] as const).map((thickness) => ({
			reference: String(thickness),
			wanted: thickness === used ? configuration : withThickness(configuration, modules, thickness),
		})),
	)
	return (
		<Section title={t('options.thickness')} note={t('kinds:stairs.shelves.all')}>
			<PricedOptions
				label={t('options.thickness')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(used)}
				labelOf={({ reference }) => length(Number(reference))}
			/>
		</Section>
	)
}

function PlinthHeights(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { configuration, design } = useStairs()
	const options = useTriedOptions(
		plinthHeights.map((height) => ({
			reference: String(height),
			wanted: height === design.plinth ? configuration : { ...configuration, plinth: { height } },
		})),
	)
	return (
		<Section title={t('options.plinth')} note={t('options.plinthNote')}>
			<PricedOptions
				label={t('options.plinth')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(design.plinth)}
				labelOf={({ reference }) => length(Number(reference))}
			/>
		</Section>
	)
}

/** What comes out holds no light. */
function Lights(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, modules, propose, tryOut } = useStairs()
	const { lit, open } = litOf(modules)
	if (open === 0) return null
	const isAll = lit === open
	const withAll = withLight(configuration, modules, !isAll)
	const charger = { ...configuration, charger: !design.charger }
	return (
		<Section title={t('options.light')} note={t('kinds:tv.light.count', { lit, count: open })}>
			<Checkbox
				label={<Priced text={t('kinds:stairs.light.all')} wanted={withAll} />}
				checked={isAll}
				onChange={() => propose(withAll)}
				onTry={(trying) => tryOut(trying ? withAll : null)}
			/>
			<p className={layout.caption}>{t('kinds:tv.light.perModule')}</p>
			<Checkbox
				label={<Priced text={t('options.charger')} wanted={charger} />}
				checked={design.charger}
				onChange={() => propose(charger)}
				onTry={(trying) => tryOut(trying ? charger : null)}
			/>
			{lit > 0 && !design.charger && <p className={layout.caption}>{t('options.chargerAdvice')}</p>}
		</Section>
	)
}
