// For those who do not see the stage: read like a list, updated with every edit.
import { type BayChoice, type Furniture, type Run, templateStacks } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { baysOf } from '../../../session/changes/choices-changed.ts'
import { useDesign } from '../../../session/design-context.tsx'
import { linesOf } from '../../frame/parts/line-groups.ts'
import { usePanelWords } from '../../frame/parts/use-panel-words.ts'
import { DeskOutline } from '../../type/desk/stage/desk-outline.tsx'
import { type Kind, kindOf } from '../../type/kind.ts'
import { StairsOutline } from '../../type/stairs-furniture/stage/stairs-outline.tsx'
import { TvOutline } from '../../type/tv-furniture/stage/tv-outline.tsx'
import { stackName } from '../stack-name.ts'

export function FurnitureOutline(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const { furniture } = solved
	if (furniture === null) {
		return <output className="visually-hidden">{t('outline.impossible')}</output>
	}
	const Own = outlines[kindOf(solved.configuration)]
	return (
		<section className="visually-hidden" aria-label={t('outline.title')}>
			<Own furniture={furniture} />
		</section>
	)
}

const outlines: Record<Kind, ComponentType<{ furniture: Furniture }>> = {
	dressing: RunsInWords,
	desk: DeskOutline,
	panels: LinesInWords,
	roomSeparator: GridInWords,
	tvFurniture: TvOutline,
	stairsFurniture: StairsOutline,
}

function RunsInWords({ furniture: { runs } }: { furniture: Furniture }): ReactNode {
	return runs.map((run) => <RunInWords key={run.side} run={run} named={runs.length > 1} />)
}

function LinesInWords({ furniture }: { furniture: Furniture }): ReactNode {
	const { t } = useTranslation('configurator')
	const words = usePanelWords()
	const lines = linesOf(furniture)
	if (lines.length === 0) return null
	const pieces = lines.reduce((sum, { boards }) => sum + boards.length, 0)
	return (
		<>
			<output>{t('panels.pieces', { ns: 'kinds', count: pieces })}</output>
			<ol>
				{lines.map(({ id, list, index, boards }) => (
					<li key={id}>
						{[
							t(`panels.names.${list}`, { ns: 'kinds', number: index + 1 }),
							words.sizes(boards),
							words.inColor(boards[0]?.material ?? ''),
						].join(', ')}
					</li>
				))}
			</ol>
		</>
	)
}

/** Column by column, from the floor up. */
function GridInWords({ furniture: { grid } }: { furniture: Furniture }): ReactNode {
	const { t } = useTranslation('configurator')
	if (grid === undefined) return null
	const { columns, rows, cells } = grid
	const closed = cells.filter(({ fill }) => fill !== 'Open').length
	return (
		<>
			<output>{t('separator.outline', { ns: 'kinds', columns, rows, count: closed })}</output>
			<ol>
				{cells.map(({ column, row, fill }) => (
					<li key={`${column} ${row}`}>
						{t('separator.cells.name', {
							ns: 'kinds',
							column: column + 1,
							row: row + 1,
							fill: t(`separator.fills.${fill}`, { ns: 'kinds' }).toLowerCase(),
						})}
					</li>
				))}
			</ol>
		</>
	)
}

function RunInWords({ run, named }: { run: Run; named: boolean }): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved } = useDesign()
	const chosen = solved.design === null ? [] : baysOf(solved.design, run.side)
	const bays = chosen.map((place, i) => ({ ...place, number: i + 1 }))
	const summary = t('outline.summary', { width: length(run.width), count: run.modules.length })
	return (
		<>
			<output>{named ? `${t(`runs.${run.side}`)}, ${summary}` : summary}</output>
			<ol>
				{run.modules.map(({ kind, width, bays: made }, at) => (
					// oxlint-disable-next-line react/no-array-index-key -- a module is its place in the run
					<li key={at}>
						{[
							t('modules.module', { number: at + 1 }),
							t(`modules.kinds.${kind}`),
							length(width),
						].join(', ')}
						<ol>
							{bays
								.filter(({ module }) => module === at)
								.map(({ number, bay, choice }) => (
									<BayInWords
										key={number}
										number={number}
										choice={choice}
										width={made[bay]?.width ?? 0}
									/>
								))}
						</ol>
					</li>
				))}
			</ol>
		</>
	)
}

function BayInWords(props: { number: number; choice: BayChoice; width: number }): ReactNode {
	const { number, choice, width } = props
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const stack = 'template' in choice ? (templateStacks[choice.template]?.stack ?? []) : choice.zones
	return <li>{[t('modules.bay', { number }), length(width), stackName(stack, t)].join(', ')}</li>
}
