import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useLookLines } from '../../frame/use-look-lines.ts'
import type { SummaryLine } from '../../recap/summary.tsx'
import { useModuleFacts } from './modules/use-module-facts.ts'
import { idOf, litOf } from './stairs.ts'
import { useStairs } from './use-stairs.ts'

/** What was chosen, step by step; empty while it cannot be made. */
export function useStairsSummary(): SummaryLine[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { solved, design, modules } = useStairs()
	const lineWords = useLineWords()
	const factsOf = useModuleFacts()
	const lookLines = useLookLines(design)
	if (solved.furniture === null) return []
	const { width, hu, depth, walls, filler, plinth } = design
	const size = [Math.min(...width), depth.center, Math.min(...hu)].map((mm) => number(mm))
	const { lit, open } = litOf(modules)
	return [
		{
			key: 'dimensions',
			name: t('recap.lines.dimensions'),
			step: 'FootprintMeasurements',
			text: `${size.join(' × ')} mm, ${t(`recap.walls.${walls}`)}`,
		},
		{ key: 'line', name: t('titles.StairLine'), step: 'StairLine', text: lineWords },
		...modules.map((own, index): SummaryLine => {
			const { name, facts } = factsOf(own, index)
			const id = idOf(index)
			return { key: id, name, step: 'ModuleSelection', text: facts, group: id }
		}),
		...lookLines,
		{
			key: 'fillers',
			name: t('recap.lines.fillers'),
			step: 'FillerMeasurements',
			text: t('recap.fillers', {
				left: number(filler.left),
				right: number(filler.right),
				top: number(filler.top),
				oversize: number(filler.oversize),
			}),
		},
		{
			key: 'options',
			name: t('recap.lines.options'),
			step: 'Options',
			text: [
				t('recap.plinth', { height: number(plinth) }),
				...(open === 0 ? [] : [t('kinds:tv.light.count', { lit, count: open })]),
			].join(', '),
		},
	]
}

function useLineWords(): string {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { flight } = useStairs()
	const { access, rises, rise, going, low, steps, tops } = flight
	const figures = { rise: number(rise), going: number(going), low: number(low) }
	return [
		access === 'Front' ? t('kinds:stairs.recap.front') : t(`kinds:stairs.recap.rises.${rises}`),
		t('kinds:stairs.recap.line', figures),
		t(`kinds:stairs.recap.steps.${steps}`),
		...(access === 'Front' ? [] : [t(`kinds:stairs.recap.tops.${tops}`)]),
	].join(', ')
}
