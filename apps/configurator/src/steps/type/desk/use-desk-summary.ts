import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useLookLines } from '../../frame/use-look-lines.ts'
import type { SummaryLine } from '../../recap/summary.tsx'
import { useSupportTexts } from './supports/support-texts.ts'
import { supportId } from './supports.ts'
import { useDeskDesign } from './use-desk-design.ts'

/** What was chosen, step by step; empty while it cannot be made. */
export function useDeskSummary(): SummaryLine[] {
	const { t } = useTranslation(['configurator', 'kinds'])
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
			text: t('kinds:desk.recap.size', { ...size, walls: t(`recap.walls.${walls}`) }),
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
			name: t('kinds:desk.recap.modesty'),
			step: 'ModuleSelection',
			text:
				modesty === 0
					? t('kinds:desk.recap.noModesty')
					: t('kinds:desk.recap.modestyOf', { height: number(modesty) }),
		},
		...lookLines,
		{
			key: 'top',
			name: t('kinds:desk.recap.top'),
			step: 'Options',
			text: t('kinds:desk.recap.topOf', { thickness }),
		},
		{
			key: 'cables',
			name: t('kinds:desk.recap.cables'),
			step: 'Options',
			text: [
				t('kinds:desk.recap.grommets', { count: grommets }),
				layout.tray === null
					? t('kinds:desk.recap.noTray')
					: t('kinds:desk.recap.tray', { length: length(layout.tray.length) }),
			].join(', '),
		},
	]
}
