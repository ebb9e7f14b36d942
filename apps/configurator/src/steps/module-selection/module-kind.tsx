// The module around the selected bay: simple or double, mirrored, and the way from bay to bay without the stage.
import { mirrorModule, moduleKindOptions } from '@gabarit/engine'
import { Button, Segmented, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import { useDesign } from '../../session/design-context.tsx'
import { Section } from '../frame/step-panel.tsx'
import { type SelectedBay, useBaySelection } from './use-selected-bay.ts'

export function ModuleKind({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { textOf } = useIssueTexts()
	const { solved, catalogue, propose } = useDesign()
	const { configuration, design, furniture } = solved
	const { module, run } = at
	const kind = design.runs[0]?.zones.flatMap((zone) => zone.modules)[module]?.kind ?? 'Simple'
	const options = useMemo(
		() => moduleKindOptions(configuration, catalogue, { run, module }),
		[configuration, catalogue, run, module],
	)
	const width = furniture?.runs[0]?.modules[module]?.width
	const refused = options.find(({ available }) => !available)
	return (
		<Section
			title={t('modules.module', { number: module + 1 })}
			note={width === undefined ? undefined : length(width)}
		>
			<div className="cf-row">
				<Segmented
					label={t('modules.kind')}
					value={kind}
					options={(['Simple', 'Double'] as const)
						.filter((value) => value === kind || refused?.reference !== value)
						.map((value) => ({ value, label: t(`modules.kinds.${value}`) }))}
					onChange={(value) => {
						const option = options.find(({ reference }) => reference === value)
						if (option !== undefined) propose(option.configuration)
					}}
				/>
				{kind === 'Double' && (
					<Button
						kind="quiet"
						icon="mirror"
						onClick={() => propose(mirrorModule(configuration, catalogue, { run, module }))}
					>
						{t('modules.mirror')}
					</Button>
				)}
				<BayArrows at={at} />
			</div>
			{refused?.reason !== undefined && <p className="cf-caption">{textOf(refused.reason)}</p>}
		</Section>
	)
}

function BayArrows({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const select = useBaySelection()
	return (
		<span className="cf-row-end">
			<Button
				kind="quiet"
				icon="chevronLeft"
				aria-label={t('modules.previousBay')}
				idle={at.number === 1}
				onClick={() => select(at.number - 1)}
			/>
			<Button
				kind="quiet"
				icon="chevronRight"
				aria-label={t('modules.nextBay')}
				idle={at.number === at.count}
				onClick={() => select(at.number + 1)}
			/>
		</span>
	)
}
