import { plinthHeights } from '@gabarit/engine'
import { Segmented, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { Finishing } from './finishing.tsx'
import { Lights } from './lights.tsx'
import { Planks } from './planks.tsx'
import { Thicknesses } from './thicknesses.tsx'

export function OptionsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const issues = useIssuesOf('Options')
	return (
		<StepPanel step="Options" intro={t('options.intro')}>
			<IssueChecks issues={issues} />
			<Lights />
			<PlinthHeight />
			<Thicknesses />
			<Planks />
			<Finishing />
		</StepPanel>
	)
}

function PlinthHeight(): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved, propose, tryOut } = useDressingDesign()
	const { configuration, design } = solved
	const wanted = (value: string) => {
		const height = plinthHeights.find((each) => each === Number(value))
		return height === undefined ? configuration : { ...configuration, plinth: { height } }
	}
	return (
		<Section title={t('options.plinth')} note={t('options.plinthNote')}>
			<Segmented
				label={t('options.plinth')}
				value={String(design.plinth)}
				options={plinthHeights.map((height) => ({ value: String(height), label: length(height) }))}
				onTry={(value) => tryOut(value === null ? null : wanted(value))}
				onChange={(value) => propose(wanted(value))}
			/>
		</Section>
	)
}
