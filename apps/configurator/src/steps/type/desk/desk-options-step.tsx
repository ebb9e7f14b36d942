import { type DeskConfiguration, GROMMETS_MAX, topThicknesses } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { NotableChecks } from '../../frame/checks/notable-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import layout from '../../frame/layout.module.css'
import { PricedOptions } from '../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../frame/prices/use-tried-options.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { useDeskDesign } from './use-desk-design.ts'

export function DeskOptionsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useIssuesOf('Options')
	return (
		<StepPanel step="Options" intro={t('options.intro')}>
			<IssueChecks issues={issues} />
			<TopThickness />
			<NotableChecks codes={['top_sag']} />
			<Grommets />
			<Tray />
		</StepPanel>
	)
}

function TopThickness(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { configuration, desk } = useDeskDesign()
	const options = useTriedOptions(
		topThicknesses.map((thickness) => ({
			reference: String(thickness),
			wanted: { ...configuration, top: { ...configuration.top, thickness } },
		})),
	)
	return (
		<Section title={t('kinds:desk.top.title')} note={t('kinds:desk.top.note')}>
			<PricedOptions
				label={t('kinds:desk.top.title')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(desk.thickness)}
				labelOf={({ reference }) => length(Number(reference))}
			/>
		</Section>
	)
}

type Cable = NonNullable<DeskConfiguration['cable']>

function withCable(configuration: DeskConfiguration, cable: Cable): DeskConfiguration {
	return { ...configuration, cable: { ...configuration.cable, ...cable } }
}

function Grommets(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk } = useDeskDesign()
	const counts = Array.from({ length: GROMMETS_MAX + 1 }, (_, count) => count)
	const options = useTriedOptions(
		counts.map((grommets) => ({
			reference: String(grommets),
			wanted: withCable(configuration, { grommets }),
		})),
	)
	return (
		<Section title={t('kinds:desk.grommets.title')} note={t('kinds:desk.grommets.note')}>
			<PricedOptions
				label={t('kinds:desk.grommets.title')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(desk.grommets)}
				labelOf={({ reference }) => (reference === '0' ? t('kinds:desk.grommets.none') : reference)}
			/>
		</Section>
	)
}

function Tray(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const {
		configuration,
		desk,
		layout: { tray },
	} = useDeskDesign()
	const options = useTriedOptions(
		(['with', 'without'] as const).map((reference) => ({
			reference,
			wanted: withCable(configuration, { tray: reference === 'with' }),
		})),
	)
	return (
		<Section title={t('kinds:desk.tray.title')} note={t('kinds:desk.tray.note')}>
			<PricedOptions
				label={t('kinds:desk.tray.title')}
				options={options}
				chosen={({ reference }) => (reference === 'with') === desk.tray}
				labelOf={({ reference }) => t(`kinds:desk.tray.${reference as 'with' | 'without'}`)}
			/>
			{tray !== null && (
				<p className={layout.caption}>
					{t('kinds:desk.tray.lengths', { length: length(tray.length) })}
				</p>
			)}
		</Section>
	)
}
