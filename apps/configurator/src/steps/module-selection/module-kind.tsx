import { mirrorModule, moduleKindOptions } from '@gabarit/engine'
import { Button, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import { modulesOf } from '../../session/changes/choices-changed.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { PricedOptions } from '../frame/prices/priced-options.tsx'
import { Section } from '../frame/step-panel.tsx'
import styles from './module-kind.module.css'
import { type SelectedBay, useBaySelection } from './use-selected-bay.ts'

export function ModuleKind({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved, catalogue, propose } = useDressingDesign()
	const { configuration, design, furniture } = solved
	const { module, run } = at
	const kind = modulesOf(design, run)[module]?.kind ?? 'Simple'
	const options = useMemo(
		() => moduleKindOptions(configuration, catalogue, { run, module }),
		[configuration, catalogue, run, module],
	)
	const { textOf } = useIssueTexts()
	const refused = options.find(({ available }) => !available)
	const width = furniture?.runs.find(({ side }) => side === run)?.modules[module]?.width
	return (
		<Section
			title={t('modules.module', { number: module + 1 })}
			note={
				<span className={styles.withArrows}>
					{width === undefined ? '' : length(width)}
					<BayArrows at={at} />
				</span>
			}
		>
			<div className={layout.row}>
				<PricedOptions
					label={t('modules.kind')}
					options={options}
					kind="number"
					layout="row"
					chosen={({ reference }) => reference === kind}
					labelOf={({ reference }) => t(`modules.kinds.${reference as 'Simple'}`)}
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
			</div>
			{refused?.reason !== undefined && (
				<p className={clsx(layout.caption, styles.touch)}>{textOf(refused.reason)}</p>
			)}
		</Section>
	)
}

function BayArrows({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const select = useBaySelection()
	return (
		<span className={styles.arrows}>
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
