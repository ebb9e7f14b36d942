// How thick the uprights are; the shelves follow from the widest column.
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import layout from '../../frame/layout.module.css'
import { PricedOptions } from '../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../frame/prices/use-tried-options.ts'
import { Section, StepPanel } from '../../frame/step-panel.tsx'
import { UprightPicture } from './picture/upright-picture.tsx'
import { useSeparator } from './use-separator.ts'

const thicknesses = [18, 28] as const

export function FrameStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length, number } = useFormats()
	const { configuration, design, catalogue } = useSeparator()
	const issues = useIssuesOf('Options')
	const color = catalogue.colors.find(({ reference }) => reference === design.colors.exterior)
	const options = useTriedOptions(
		thicknesses.map((thickness) => ({
			reference: String(thickness),
			wanted: { ...configuration, frame: { thickness } },
		})),
	)
	return (
		<StepPanel step="Options" intro={t('kinds:separator.frame.intro')}>
			<IssueChecks issues={issues} />
			<Section title={t('kinds:separator.frame.uprights')}>
				<PricedOptions
					label={t('kinds:separator.frame.uprights')}
					options={options}
					chosen={({ reference }) => reference === String(design.upright)}
					labelOf={({ reference }) => length(Number(reference))}
					renderPicture={({ reference }) => (
						<UprightPicture thickness={Number(reference)} shelf={design.shelf} color={color} />
					)}
					detailOf={({ reference }) => t(`kinds:separator.frame.notes.${reference as '18' | '28'}`)}
				/>
				<p className={layout.caption}>
					{t('kinds:separator.frame.shelves', {
						thickness: number(design.shelf),
						width: number(Math.max(...design.bays)),
					})}
				</p>
			</Section>
		</StepPanel>
	)
}
