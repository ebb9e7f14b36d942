import type { Dashboard } from '@gabarit/contract'
import { Segmented, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from './figure.tsx'
import { Legend } from './legend.tsx'
import { Axis } from './plots/axis.tsx'
import { mostLost } from './plots/most-lost.ts'
import { type Step, StepsPlot } from './plots/steps-plot.tsx'
import { Table } from './plots/table.tsx'
import { fewest } from './sold-figures.tsx'
import styles from './steps-figure.module.css'
import { useWords } from './use-words.ts'

type Row = Dashboard['steps'][number]
type Kind = Row['kind']

/** What stands under the axis: the groups of the configurator, each at its first step. */
const marks = {
	Footprint: 'configurator:groups.room',
	Panels: 'configurator:groups.pieces',
	Grid: 'configurator:groups.grid',
	FootprintMeasurements: 'configurator:groups.measures',
	ModuleSelection: 'configurator:groups.interior',
	ExteriorColor: 'configurator:groups.fronts',
	Options: 'configurator:groups.options',
	Delivery: 'configurator:groups.delivery',
	TheEnd: 'figures:steps.end',
} as const

function markOf(step: Row['step']) {
	return Object.entries(marks).find(([name]) => name === step)?.[1]
}

/** The one that most designs began with stands first. */
function kindsOf(steps: readonly Row[]): Kind[] {
	const kinds = [...new Set(steps.map(({ kind }) => kind))]
	const begun = (kind: Kind) => steps.find((row) => row.kind === kind)?.value ?? 0
	return kinds.toSorted((a, b) => begun(b) - begun(a))
}

/** How many designs opened each step, of those that began: of one kind of furniture, which may be chosen. */
export function StepsFigure({ steps }: Pick<Dashboard, 'steps'>) {
	const { t } = useTranslation(['figures', 'configurator'])
	const format = useFormats()
	const words = useWords()
	const kinds = kindsOf(steps)
	const [chosen, choose] = useState<Kind>()
	const kind = chosen ?? kinds[0]
	const rows = steps.filter((row) => row.kind === kind)
	const shares = sharesOf(rows)
	if (kind === undefined)
		return (
			<Figure title={t('steps.title')}>
				<Axis>{t('steps.none')}</Axis>
			</Figure>
		)
	const nameOf = ({ step }: Row) => t(`configurator:titles.${step}`)
	const lost = lossIn(rows)
	const textOf = (step: Row['step']) => {
		const key = markOf(step)
		return key && t(key)
	}
	const percent = (share: number) => format.percent(Math.round(100 * share))
	return (
		<Figure
			title={t('steps.title')}
			value={{ text: format.percent(Math.round(1000 * shares.ended.value) / 10) }}
			note={`${t('steps.note', { ended: format.number(shares.endedCount), count: shares.begun })}, ${words.against(
				{ value: 100 * shares.ended.value, before: 100 * shares.ended.before },
				(share) => format.percent(Math.round(10 * share) / 10),
			)}`}
			legend={
				shares.begunBefore > 0 && <Legend marks={[{ kind: 'before', text: t('steps.legend') }]} />
			}
			few={rows.length < fewest}
			table={
				<Table
					caption={t('steps.title')}
					heads={[t('head.step'), t('head.designs'), t('head.share'), t('head.before')]}
					rows={rows.map((row) => [
						nameOf(row),
						format.number(row.value),
						percent(shares.of(row).value),
						percent(shares.of(row).before),
					])}
				/>
			}
		>
			{kinds.length > 1 && (
				<div className={styles.kinds}>
					<Segmented
						label={t('steps.kind')}
						value={kind}
						options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
						onChange={choose}
					/>
				</div>
			)}
			<StepsPlot
				label={t('steps.title')}
				steps={rows.map(
					(row): Step => ({
						key: row.step,
						name: nameOf(row),
						count: format.number(row.value),
						share: shares.of(row).value,
						before: shares.of(row).before,
						mark: textOf(row.step),
					}),
				)}
				lost={
					lost && {
						at: lost.at,
						text: t('steps.lost', {
							step: nameOf(lost.row),
							share: percent(lost.share),
							before: percent(lost.before),
						}),
					}
				}
			/>
		</Figure>
	)
}

function lossIn(rows: readonly Row[]) {
	const lost = mostLost(rows)
	const row = lost && rows[lost.at]
	return row && { ...lost, row }
}

/** Of the first step: a design that skipped it, by a link to a later one, still counts there. */
function sharesOf(rows: readonly Row[]) {
	const first = rows.find(({ step }) => step === 'Footprint') ?? rows[0]
	const last = rows.find(({ step }) => step === 'TheEnd')
	const part = (count: number, whole: number | undefined) =>
		whole ? Math.min(1, count / whole) : 0
	const of = ({ value, before }: Pick<Row, 'value' | 'before'>) => ({
		value: part(value, first?.value),
		before: part(before, first?.before),
	})
	return {
		of,
		begun: first?.value ?? 0,
		begunBefore: first?.before ?? 0,
		endedCount: last?.value ?? 0,
		ended: of(last ?? { value: 0, before: 0 }),
	}
}
