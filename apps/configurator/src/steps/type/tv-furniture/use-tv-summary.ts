import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useLookLines } from '../../frame/use-look-lines.ts'
import type { SummaryLine } from '../../recap/summary.tsx'
import { useModuleFacts } from './modules/use-module-facts.ts'
import { idOf, litOf, placesOf } from './modules.ts'
import { useTvDesign } from './use-tv-design.ts'

/** What was chosen, step by step; empty while it cannot be made. */
export function useTvSummary(): SummaryLine[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { solved, configuration, tv } = useTvDesign()
	const factsOf = useModuleFacts()
	const lookLines = useLookLines(tv.design)
	if (solved.furniture === null) return []
	const { screen, base } = tv
	const size = { length: number(tv.length), depth: number(tv.depth), height: number(tv.height) }
	const { lit, open } = litOf(configuration)
	return [
		{
			key: 'dimensions',
			name: t('recap.lines.dimensions'),
			step: 'FootprintMeasurements',
			text: t('kinds:tv.recap.size', { ...size, walls: t(`recap.walls.${tv.design.walls}`) }),
		},
		{
			key: 'screen',
			name: t('kinds:tv.screen.title'),
			step: 'FootprintMeasurements',
			text: screen
				? t(`kinds:tv.recap.screen.${screen.place}`, {
						diagonal: number(screen.diagonal),
						center: number(Math.round(screen.center)),
					})
				: t('kinds:tv.recap.noScreen'),
		},
		...placesOf(tv).map((place): SummaryLine => {
			const { name, facts } = factsOf(place)
			const id = idOf(place)
			return { key: id, name, step: 'ModuleSelection', text: facts, group: id }
		}),
		{
			key: 'base',
			name: t('kinds:tv.base.title'),
			step: 'ModuleSelection',
			text: t(`kinds:tv.recap.base.${base.kind}`, { height: number(base.height) }),
		},
		...lookLines,
		{
			key: 'top',
			name: t('kinds:tv.top.title'),
			step: 'Options',
			text: t('kinds:tv.mm', { value: tv.tablet }),
		},
		{
			key: 'light',
			name: t('options.light'),
			step: 'Options',
			text: open === 0 ? '' : t('kinds:tv.light.count', { lit, count: open }),
		},
	]
}
