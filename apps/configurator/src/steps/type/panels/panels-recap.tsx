import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linesOf } from '../../frame/parts/line-groups.ts'
import { usePanelWords } from '../../frame/parts/use-panel-words.ts'
import { RecapStep } from '../../recap/recap-step.tsx'
import { type SummaryLine, SummaryList } from '../../recap/summary.tsx'
import { radiiOf } from './lines.ts'
import { useLineName } from './use-line-texts.ts'
import { usePanelsDesign } from './use-panels-design.ts'

export function PanelsRecap(): ReactNode {
	return <RecapStep summary={<SummaryList lines={useSummary()} />} />
}

/** A line for each of the order, then its colour and how many pieces it has. */
function useSummary(): SummaryLine[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, solved } = usePanelsDesign()
	const { furniture, colors } = solved
	const words = usePanelWords()
	const nameOf = useLineName()
	if (furniture === null) return []
	const { panels = [] } = configuration
	const lines = linesOf(furniture).map(({ id, list, index, boards }): SummaryLine => {
		const line = list === 'panels' ? panels[index] : undefined
		const done = [
			line?.material && words.inColor(line.material),
			line?.edges && words.edges(line.edges),
			line?.radii && words.radii(radiiOf(line) ?? null),
			line?.cut && t('kinds:panels.cut.is'),
			line?.bores && words.bores(line.bores),
		].filter(Boolean)
		return {
			key: id,
			name: nameOf({ list, index }),
			step: 'ModuleSelection',
			text: [words.sizes(boards), ...done].join(', '),
			group: id,
		}
	})
	return [
		...lines,
		{
			key: 'color',
			name: t('kinds:panels.recap.color'),
			step: 'ExteriorColor',
			text: words.color(colors.exterior),
		},
		{
			key: 'pieces',
			name: t('kinds:panels.recap.all'),
			step: 'ModuleSelection',
			text: t('kinds:panels.pieces', { count: furniture.boards.length }),
		},
	]
}
