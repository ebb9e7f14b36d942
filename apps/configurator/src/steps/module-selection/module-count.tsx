import { moduleCountOptions } from '@gabarit/engine'
import { Icon, OptionCard, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { PricedOptions } from '../frame/prices/priced-options.tsx'
import { Section } from '../frame/step-panel.tsx'
import styles from './module-count.module.css'
import { useRun, useZones } from './use-selected-bay.ts'

const shownAtFirst = 4

export function ModuleCount(): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved, catalogue, propose } = useDressingDesign()
	const { textOf } = useIssueTexts()
	const [all, setAll] = useState(false)
	const { configuration } = solved
	const run = useRun()
	const { zones, current } = useZones()
	const zone = zones[current]
	const width = zone?.width ?? null
	const options = useMemo(
		() => moduleCountOptions(configuration, catalogue, run, current),
		[configuration, catalogue, run, current],
	)
	const modules = zone?.count ?? 0
	const first = options.findIndex(({ available }) => available)
	const near = options.slice(Math.max(0, first - 1))
	const possible = near.filter(({ available, count }) => available || count < modules)
	const chosenAt = possible.findIndex(({ count }) => count === modules)
	const isWhole = all || chosenAt >= shownAtFirst || possible.length === shownAtFirst + 1
	const few = isWhole ? possible.length : shownAtFirst
	const shown = possible.slice(0, few)
	const hidden = possible.slice(few)
	const refused = shown.find(({ available }) => !available)
	return (
		<Section
			title={t('modules.count')}
			note={width === null ? undefined : t('modules.toShare', { width: length(width) })}
		>
			<div className={styles.counts}>
				<PricedOptions
					label={t('modules.count')}
					options={shown}
					kind="number"
					layout="cells"
					chosen={({ count }) => count === modules}
					labelOf={({ count }) => String(count)}
					onChoose={(option) => propose(option.configuration)}
				/>
				{hidden.length > 0 && (
					<OptionCard
						kind="number"
						label={t('modules.range', { from: hidden[0]?.count, to: hidden.at(-1)?.count })}
						price={t('modules.see')}
						onChoose={() => setAll(true)}
					/>
				)}
			</div>
			{refused?.reason !== undefined && (
				<p className={clsx(layout.caption, layout.withIcon)}>
					<Icon name="info" size={16} />
					<span>
						<strong>{t('modules.countOf', { count: refused.count })}</strong>{' '}
						{textOf(refused.reason)}
					</span>
				</p>
			)}
		</Section>
	)
}
