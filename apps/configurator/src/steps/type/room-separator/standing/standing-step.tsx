import { type SeparatorFix, separatorFixes } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import layout from '../../../frame/layout.module.css'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section, StepPanel } from '../../../frame/step-panel.tsx'
import { AccessFields } from '../../../room/access-fields.tsx'
import { MeasuredWith } from '../../../room/walls-and-source.tsx'
import { SeparatorPicture } from '../picture/separator-picture.tsx'
import { withFix } from '../separator.ts'
import { useSeparator } from '../use-separator.ts'
import { PassageField } from './passage-field.tsx'
import styles from './standing-step.module.css'

export function StandingStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { design } = useSeparator()
	const issues = useIssuesOf('Room')
	return (
		<StepPanel step="Room" intro={t('kinds:separator.standing.intro')}>
			<Fix />
			<IssueChecks issues={issues} />
			<PassageField />
			<MeasuredWith source={design.source} />
			<AccessFields />
		</StepPanel>
	)
}

function Fix(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, catalogue, solve, solved } = useSeparator()
	const options = useTriedOptions(
		separatorFixes.map((fix) => ({ reference: fix, wanted: withFix(configuration, fix, design) })),
	)
	const color = catalogue.colors.find(({ reference }) => reference === solved.colors.exterior)
	return (
		<Section title={t('kinds:separator.standing.fix')}>
			<div className={styles.fixes}>
				<PricedOptions
					label={t('kinds:separator.standing.fix')}
					options={options}
					chosen={({ reference }) => reference === design.fix}
					labelOf={({ reference }) => t(`kinds:separator.fix.${reference as SeparatorFix}`)}
					renderPicture={({ reference, configuration: wanted }) => {
						const furniture = solve(wanted).furniture ?? solved.furniture
						return (
							furniture && (
								<SeparatorPicture
									furniture={furniture}
									color={color}
									fix={reference as SeparatorFix}
								/>
							)
						)
					}}
				/>
			</div>
			<p className={layout.caption}>{t(`kinds:separator.fixNotes.${design.fix}`)}</p>
		</Section>
	)
}
