import type { Color, PanelLine } from '@gabarit/engine'
import { withPanel } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'

type Change = Parameters<typeof withPanel>[2]

/** One line of the list, the colour it is made in, and how it is edited. */
export function usePanel(index: number): {
	line: PanelLine
	color: Color | undefined
	change: (change: Change) => void
} {
	const { configuration, catalogue, solved, propose } = usePanelsDesign()
	const line = configuration.panels?.[index]
	if (line === undefined) throw new Error('no such line in the list')
	const reference = line.material ?? solved.colors.exterior
	const color = catalogue.colors.find((one) => one.reference === reference)
	const change = (fields: Change) => propose(withPanel(configuration, index, fields))
	return { line, color, change }
}
