import {
	colorsOf,
	type Handle,
	type HandleColor,
	handleColorOptions,
	handleOptions,
} from '@gabarit/engine'
import { useLanguage } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { PricedOptions } from '../frame/prices/priced-options.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { HandlePicture } from './handle-picture.tsx'
import styles from './handle-step.module.css'

type Chosen = { model: string; color: string } | null

export function HandleStep(): ReactNode {
	const { design } = useDesign().solved
	return <HandleChoice chosen={design?.handle ?? null} />
}

/** Of a kind that stands on no modules too. */
export function HandleChoice({ chosen: handle }: { chosen: Chosen }): ReactNode {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const { solved, catalogue } = useDesign()
	const issues = useIssuesOf('DoorHandle')
	const { configuration } = solved
	const models = useMemo(() => handleOptions(configuration, catalogue), [configuration, catalogue])
	const modelOf = (reference: string) =>
		catalogue.handles.find((one) => one.reference === reference) ?? null
	const front = colorsOf(catalogue).get(solved.colors.exterior)
	return (
		<StepPanel step="DoorHandle" intro={t('handle.intro')}>
			<IssueChecks issues={issues} />
			<Section title={t('handle.model')}>
				<PricedOptions
					label={t('handle.model')}
					options={models}
					chosen={({ reference }) => reference === (handle?.model ?? 'None')}
					labelOf={({ reference }) => modelOf(reference)?.label[language] ?? t('handle.none')}
					renderPicture={({ reference }) => (
						<HandlePicture
							handle={modelOf(reference)}
							finish={finishOf(modelOf(reference), handle)}
							color={front}
						/>
					)}
				/>
			</Section>
			{handle !== null && <HandleColors current={handle.color} />}
		</StepPanel>
	)
}

/** The chosen one where the model has it, else its first. */
function finishOf(model: Handle | null, chosen: Chosen): HandleColor {
	const own = model?.colors.find((color) => color === chosen?.color)
	return own ?? model?.colors[0] ?? 'Black'
}

function HandleColors({ current }: { current: string }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDesign()
	const { configuration } = solved
	const options = useMemo(
		() => handleColorOptions(configuration, catalogue),
		[configuration, catalogue],
	)
	return (
		<Section title={t('handle.color')}>
			<PricedOptions
				label={t('handle.color')}
				options={options}
				kind="swatch"
				chosen={({ reference }) => reference === current}
				labelOf={({ reference }) => t(`handle.colors.${reference as HandleColor}`)}
				renderPicture={({ reference }) => (
					<span
						aria-hidden="true"
						className={clsx(styles.metal, styles[reference.toLowerCase()])}
					/>
				)}
			/>
		</Section>
	)
}
