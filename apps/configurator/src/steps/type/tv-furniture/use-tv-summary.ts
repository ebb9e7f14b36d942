import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { SummaryLine } from '../../recap/summary.tsx'
import { useModuleFacts } from './modules/use-module-facts.ts'
import { idOf, litOf, placesOf } from './modules.ts'
import { useTvDesign } from './use-tv-design.ts'

/** What was chosen, step by step; empty while it cannot be made. */
export function useTvSummary(): SummaryLine[] {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { solved, configuration, tv } = useTvDesign()
	const factsOf = useModuleFacts()
	const lookLines = useLookLines()
	if (solved.furniture === null) return []
	const { screen, base } = tv
	const size = { length: number(tv.length), depth: number(tv.depth), height: number(tv.height) }
	const { lit, open } = litOf(configuration)
	return [
		{
			key: 'dimensions',
			name: t('recap.lines.dimensions'),
			step: 'FootprintMeasurements',
			text: t('tv.recap.size', { ...size, walls: t(`recap.walls.${tv.design.walls}`) }),
		},
		{
			key: 'screen',
			name: t('tv.screen.title'),
			step: 'FootprintMeasurements',
			text: screen
				? t(`tv.recap.screen.${screen.place}`, {
						diagonal: number(screen.diagonal),
						center: number(Math.round(screen.center)),
					})
				: t('tv.recap.noScreen'),
		},
		...placesOf(tv).map((place): SummaryLine => {
			const { name, facts } = factsOf(place)
			const id = idOf(place)
			return { key: id, name, step: 'ModuleSelection', text: facts, group: id }
		}),
		{
			key: 'base',
			name: t('tv.base.title'),
			step: 'ModuleSelection',
			text: t(`tv.recap.base.${base.kind}`, { height: number(base.height) }),
		},
		...lookLines,
		{
			key: 'top',
			name: t('tv.top.title'),
			step: 'Options',
			text: t('tv.mm', { value: tv.tablet }),
		},
		{
			key: 'light',
			name: t('options.light'),
			step: 'Options',
			text: open === 0 ? '' : t('tv.light.count', { lit, count: open }),
		},
	]
}

/** A line of a step that this design skips is left out by the list. */
function useLookLines(): SummaryLine[] {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const { catalogue, tv } = useTvDesign()
	const { colors, handle, doors } = tv.design
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
			text: doors === null ? '' : t(`doors.styles.${doors.style}`),
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
