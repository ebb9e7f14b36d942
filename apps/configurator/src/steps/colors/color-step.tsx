import { colorOptions } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { StepPanel } from '../frame/step-panel.tsx'
import { ColorPicker } from './color-picker.tsx'
import { SamplesLink } from './samples/samples-link.tsx'

type Place = 'interior' | 'exterior'

export function InteriorColorStep(): ReactNode {
	return <ColorStep place="interior" />
}

export function ExteriorColorStep(): ReactNode {
	return <ColorStep place="exterior" />
}

/** `intro`: what takes this colour, where it is not what a wardrobe has. */
export function ColorStep(props: { place: Place; intro?: string }): ReactNode {
	const { place, intro } = props
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDesign()
	const { configuration, colors } = solved
	const step = place === 'interior' ? 'InteriorColor' : 'ExteriorColor'
	const issues = useIssuesOf(step)
	const offered = useMemo(
		() => catalogue.colors.filter((color) => color[place]),
		[catalogue, place],
	)
	const options = useMemo(
		() => colorOptions(configuration, catalogue, place),
		[configuration, catalogue, place],
	)
	return (
		<StepPanel
			step={step}
			intro={intro ?? t(`colors.intro.${place}`)}
			aside={<SamplesLink place={place} />}
		>
			<IssueChecks issues={issues} />
			<ColorPicker colors={offered} options={options} current={colors[place]} />
		</StepPanel>
	)
}
