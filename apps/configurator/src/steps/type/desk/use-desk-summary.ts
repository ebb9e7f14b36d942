import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useLookLines } from '../../frame/use-look-lines.ts'
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
	const lookLines = useLookLines(desk)
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
