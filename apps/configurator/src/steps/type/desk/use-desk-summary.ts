import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { SummaryLine } from '../../recap/summary.tsx'
import { useSupportTexts } from './supports/support-texts.ts'
import { supportId } from './supports.ts'
import { useDeskDesign } from './use-desk-design.ts'

/** What was chosen, step by step; empty while it cannot be made. */
export function useDeskSummary(): SummaryLine[] {
	const { t } = useTranslation('configurator')
	const { number, length } = useFormats()
	const { solved, desk, layout } = useDeskDesign()
	const { nameOf, factsOf } = useSupportTexts()
	const lookLines = useLookLines()
	if (solved.furniture === null) return []
	const { depth, height, walls, thickness, modesty, grommets } = desk
	const size = { length: number(layout.length), depth: number(depth), height: number(height) }
	return [
		{
			key: 'dimensions',
			name: t('recap.lines.dimensions'),
			step: 'FootprintMeasurements',
			text: t('desk.recap.size', { ...size, walls: t(`recap.walls.${walls}`) }),
		},
		...desk.supports.map(
			(support, index): SummaryLine => ({
				key: supportId(index),
				name: nameOf(support, index),
				step: 'ModuleSelection',
				text: factsOf(support),
				group: supportId(index),
			}),
		),
		{
			key: 'modesty',
			name: t('desk.recap.modesty'),
			step: 'ModuleSelection',
			text:
				modesty === 0
					? t('desk.recap.noModesty')
					: t('desk.recap.modestyOf', { height: number(modesty) }),
		},
		...lookLines,
		{
			key: 'top',
			name: t('desk.recap.top'),
			step: 'Options',
			text: t('desk.recap.topOf', { thickness }),
		},
		{
			key: 'cables',
			name: t('desk.recap.cables'),
			step: 'Options',
			text: [
				t('desk.recap.grommets', { count: grommets }),
				layout.tray === null
					? t('desk.recap.noTray')
					: t('desk.recap.tray', { length: length(layout.tray.length) }),
			].join(', '),
		},
	]
}

/** A line of a step that this desk skips is left out by the list. */
function useLookLines(): SummaryLine[] {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const { catalogue, desk } = useDeskDesign()
	const { colors, handle, doors } = desk
	const colorOf = (reference: string) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? reference
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	return [
		{
			key: 'interior',
			name: t('desk.recap.interior'),
			step: 'InteriorColor',
			text: colorOf(colors.interior),
		},
		{
			key: 'color',
			name: t('desk.recap.color'),
			step: 'ExteriorColor',
			text: colorOf(colors.exterior),
		},
		{
			key: 'doors',
			name: t('recap.lines.fronts'),
			step: 'Doors',
			text: t(`doors.styles.${doors.style}`),
		},
		{
			key: 'handles',
			name: t('recap.lines.handles'),
			step: 'DoorHandle',
			text:
				model === undefined || handle === null
					? t('handle.none')
					: `${model.label[language]}, ${t(`handle.colors.${handle.color}`).toLowerCase()}`,
		},
	]
}
