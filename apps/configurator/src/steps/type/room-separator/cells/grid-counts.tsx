// How many columns and rows: the numbers that can be made, the nearest first shown, each with what it costs.
import { separatorBounds } from '@gabarit/engine'
import { OptionCard, useFormats } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { type TriedOption, useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { useSeparator } from '../use-separator.ts'
import styles from './grid-counts.module.css'

export function GridCounts(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { bays, heights } = useSeparator().design
	return (
		<>
			<Section
				title={t('kinds:separator.grid.columns')}
				note={t('kinds:separator.grid.wide', { width: length(Math.max(...bays)) })}
			>
				<Counts field="columns" />
			</Section>
			<Section
				title={t('kinds:separator.grid.rows')}
				note={t('kinds:separator.grid.high', { height: length(Math.max(...heights)) })}
			>
				<Counts field="rows" />
			</Section>
		</>
	)
}

type Field = 'columns' | 'rows'

/** Cards of one row, of which the last opens the others. */
const inOneRow = 4

function Counts({ field }: { field: Field }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const [all, setAll] = useState(false)
	const current = useSeparator().design[field]
	const options = useCounts(field)
	const at = options.findIndex(({ reference }) => reference === String(current))
	const few = inOneRow - 1
	const from = Math.min(Math.max(0, at - 1), Math.max(0, options.length - few))
	const isWhole = all || options.length <= inOneRow
	return (
		<div className={styles.counts}>
			<PricedOptions
				label={t(`kinds:separator.grid.${field}`)}
				options={isWhole ? options : options.slice(from, from + few)}
				kind="number"
				layout="cells"
				chosen={({ reference }) => reference === String(current)}
				labelOf={({ reference }) => reference}
			/>
			{!isWhole && (
				<OptionCard
					kind="number"
					label={t('modules.range', {
						from: options[0]?.reference,
						to: options.at(-1)?.reference,
					})}
					price={t('modules.see')}
					onChoose={() => setAll(true)}
				/>
			)}
		</div>
	)
}

/** What would be too wide or too low is left out: there are many numbers, and the note says the size. */
function useCounts(field: Field): TriedOption[] {
	const { configuration, design } = useSeparator()
	const { min, max } = separatorBounds[field]
	const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
	const tried = useTriedOptions(
		counts.map((count) => ({
			reference: String(count),
			wanted: { ...configuration, [field]: count },
		})),
	)
	return tried.filter(
		({ available, reference }) => available || reference === String(design[field]),
	)
}
