// The colour of the order. A line that cannot be made in it gives way, and the dialog says how.
import type { Color, Configuration, Option, PanelsConfiguration } from '@gabarit/engine'
import { settleEdit } from '@gabarit/engine'
import { LinkButton } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorPicker } from '../../colors/color-picker.tsx'
import { SamplesLink } from '../../colors/samples/samples-link.tsx'
import { IssueChecks } from '../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../frame/checks/use-issues-of.ts'
import layout from '../../frame/layout.module.css'
import { useSteps } from '../../frame/step-navigation.ts'
import { StepPanel } from '../../frame/step-panel.tsx'
import { inColor } from './lines.ts'
import { usePanelsDesign } from './use-panels-design.ts'

export function PanelsColorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue, solved, propose } = usePanelsDesign()
	const issues = useIssuesOf('ExteriorColor')
	const offered = useMemo(() => catalogue.colors.filter(({ exterior }) => exterior), [catalogue])
	const options = useColorOptions(offered)
	return (
		<StepPanel
			step="ExteriorColor"
			intro={t('kinds:panels.color.intro')}
			aside={<SamplesLink place="exterior" />}
		>
			<IssueChecks issues={issues} />
			<OwnColors />
			<ColorPicker
				colors={offered}
				options={options}
				current={solved.colors.exterior}
				// The wanted colour alone: what it changes of the lines is listed before it happens.
				onChoose={({ reference }) => propose(inColor(configuration, reference))}
			/>
		</StepPanel>
	)
}

function OwnColors(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration } = usePanelsDesign()
	const { show } = useSteps()
	const count = (configuration.panels ?? []).filter(({ material }) => material !== undefined).length
	if (count === 0) return null
	return (
		<p className={layout.caption}>
			{t('kinds:panels.color.ownLines', { count })}{' '}
			<LinkButton onClick={() => show('ModuleSelection')}>
				{t('kinds:panels.color.toList')}
			</LinkButton>
		</p>
	)
}

/** What can be made of the lines follows from the material, its tier and its figure: one colour of each is tried. */
function useColorOptions(colors: readonly Color[]): Option<Configuration>[] {
	const { configuration, catalogue } = usePanelsDesign()
	return useMemo(() => {
		const tried = new Map<string, ReturnType<typeof settleEdit<PanelsConfiguration>>>()
		return colors.map(({ reference, category, tier, pattern }) => {
			const key = [category, tier, pattern].join(' ')
			const wanted = inColor(configuration, reference)
			const settled = tried.get(key) ?? settleEdit(configuration, wanted, catalogue)
			tried.set(key, settled)
			const [reason] = settled.issues
			return {
				reference,
				available: reason === undefined,
				configuration: inColor(settled.configuration, reference),
				...(reason && { reason }),
			}
		})
	}, [configuration, catalogue, colors])
}
