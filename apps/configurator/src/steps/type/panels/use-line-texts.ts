import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { usePanelWords } from '../../frame/use-panel-words.ts'
import type { LineRef } from './lines.ts'
import { usePanelsDesign } from './use-panels-design.ts'

/** How a line is called, and what it is in short: `4 × 800 × 250 × 18 mm, white`. */
export function useLineTexts({ list, index }: LineRef): { name: string; facts: string } {
	const nameOf = useLineName()
	const { configuration, solved } = usePanelsDesign()
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const words = usePanelWords()
	const line = configuration.panels?.[index]
	const wall = configuration.cladding?.[index]
	const name = nameOf({ list, index })
	if (list === 'cladding') {
		const size = { width: number(wall?.width ?? 0), height: number(wall?.height ?? 0) }
		const facts = t('panels.wall.facts', { ...size, thickness: wall?.thickness ?? 0 })
		return { name, facts: `${facts}, ${words.inColor(solved.colors.exterior)}` }
	}
	if (line === undefined) return { name, facts: '' }
	const size = t('panels.size', {
		count: line.quantity,
		length: number(line.length),
		width: number(line.width),
		thickness: number(line.thickness),
	})
	return { name, facts: `${size}, ${words.inColor(line.material ?? solved.colors.exterior)}` }
}

export function useLineName(): (ref: LineRef) => string {
	const { t } = useTranslation('configurator')
	const { configuration } = usePanelsDesign()
	return ({ list, index }) => {
		const label = list === 'panels' ? configuration.panels?.[index]?.label?.trim() : undefined
		return label || t(`panels.names.${list}`, { number: index + 1 })
	}
}
