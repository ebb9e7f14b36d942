import type { Cladding, PanelLine } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { usePanelWords } from '../../frame/parts/use-panel-words.ts'
import type { LineRef } from './lines.ts'
import { usePanelsDesign } from './use-panels-design.ts'

/** What a line is in short: `4 × 800 × 250 × 18 mm, white`. */
export function useLineFacts(): (ref: LineRef) => string {
	const { configuration, solved } = usePanelsDesign()
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const words = usePanelWords()
	const { panels = [], cladding = [] } = configuration
	const sizeOfWall = ({ width, height, thickness }: Cladding) =>
		t('kinds:panels.wall.facts', { width: number(width), height: number(height), thickness })
	const sizeOfLine = ({ quantity, length, width, thickness }: PanelLine) =>
		t('kinds:panels.size', {
			count: quantity,
			length: number(length),
			width: number(width),
			thickness: number(thickness),
		})
	return ({ list, index }) => {
		const line = list === 'panels' ? panels[index] : undefined
		const wall = list === 'cladding' ? cladding[index] : undefined
		const size = line ? sizeOfLine(line) : wall ? sizeOfWall(wall) : ''
		return `${size}, ${words.inColor(line?.material ?? solved.colors.exterior)}`
	}
}

export function useLineName(): (ref: LineRef) => string {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration } = usePanelsDesign()
	return ({ list, index }) => {
		const label = list === 'panels' ? configuration.panels?.[index]?.label?.trim() : undefined
		return label || t(`kinds:panels.names.${list}`, { number: index + 1 })
	}
}
