import { type SeparatorFix, separatorFixes, sources } from '@gabarit/engine'
import { Segmented } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeDesign } from '../../../../session/session-store.ts'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import layout from '../../../frame/layout.module.css'
import { PricedOptions } from '../../../frame/priced-options.tsx'
import { Section, StepPanel } from '../../../frame/step-panel.tsx'
import { useIssuesOf } from '../../../frame/use-issues-of.ts'
import { AccessFields } from '../../../room/access-fields.tsx'
import { SeparatorPicture } from '../picture/separator-picture.tsx'
import { withFix } from '../separator.ts'
import { triedOptions } from '../tried-options.ts'
import { useSeparator } from '../use-separator.ts'
import { PassageField } from './passage-field.tsx'
import styles from './standing-step.module.css'

export function StandingStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const issues = useIssuesOf('Room')
	return (
		<StepPanel step="Room" intro={t('separator.standing.intro')}>
			<Fix />
			<IssueChecks issues={issues} />
			<PassageField />
			<Source />
			<AccessFields />
		</StepPanel>
	)
}

function Fix(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, design, catalogue, solve, solved } = useSeparator()
	const options = useMemo(
		() =>
			triedOptions(
				configuration,
				separatorFixes.map((fix) => ({
					reference: fix,
					wanted: withFix(configuration, fix, design),
				})),
				{ catalogue, field: 'fix' },
			),
		[configuration, design, catalogue],
	)
	const color = catalogue.colors.find(({ reference }) => reference === solved.colors.exterior)
	return (
		<Section title={t('separator.standing.fix')}>
			<div className={styles.fixes}>
				<PricedOptions
					label={t('separator.standing.fix')}
					options={options}
					chosen={({ reference }) => reference === design.fix}
					labelOf={({ reference }) => t(`separator.fix.${reference as SeparatorFix}`)}
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
			<p className={layout.caption}>{t(`separator.fixNotes.${design.fix}`)}</p>
		</Section>
	)
}

function Source(): ReactNode {
	const { t } = useTranslation('configurator')
	const { design } = useSeparator()
	return (
		<Section title={t('room.source')} note={t(`room.sourceNotes.${design.source}`)}>
			<Segmented
				label={t('room.source')}
				value={design.source}
				options={sources.map((value) => ({ value, label: t(`room.sources.${value}`) }))}
				onChange={(source) => changeDesign({ source })}
			/>
		</Section>
	)
}
