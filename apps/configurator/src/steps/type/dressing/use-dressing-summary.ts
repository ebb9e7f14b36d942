import type { Furniture, RunSide } from '@gabarit/engine'
import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../../session/design-context.tsx'
import type { SummaryLine } from '../../recap/summary.tsx'
import { type DressingChoice, useRoomLines } from './use-room-lines.ts'

/** What was chosen, step by step; empty while it cannot be made. */
export function useDressingSummary(): SummaryLine[] {
	const { t } = useTranslation('configurator')
	return useChoices().map((choice) => ({ ...choice, name: t(`recap.lines.${choice.key}`) }))
}

function useChoices(): DressingChoice[] {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { design, furniture } = useDressingDesign().solved
	const roomLines = useRoomLines()
	const finishLines = useFinishLines()
	if (furniture === null) return []
	const { width, hu, depth, filler } = design
	const size = [Math.min(...width), Math.min(...hu), depth.center]
		.map((mm) => number(mm))
		.join(' × ')
	return [
		{
			key: 'dimensions',
			step: 'FootprintMeasurements',
			text: `${size} mm, ${t(`recap.walls.${design.walls}`)}`,
		},
		...roomLines,
		{
			key: 'modules',
			step: 'ModuleSelection',
			text: modulesText(furniture, number, {
				kindOf: (kind) => t(`modules.kinds.${kind}`).toLowerCase(),
				ofRun: (run, modules) => t('recap.ofRun', { run: t(`runs.${run}`), modules }),
			}),
		},
		...finishLines(furniture),
		{
			key: 'fillers',
			step: 'FillerMeasurements',
			text: t('recap.fillers', {
				left: number(filler.left),
				right: number(filler.right),
				top: number(filler.top),
				oversize: number(filler.oversize),
			}),
		},
	]
}

/** Colours, fronts and what is added last. */
function useFinishLines(): (made: Furniture) => DressingChoice[] {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const language = useLanguage()
	const { solved, catalogue } = useDressingDesign()
	const { colors, doors, handle, charger, plinth } = solved.design
	const colorOf = (reference: string) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? reference
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	const doorsText = ({ fronts }: Furniture) => {
		if (doors === null) return t('doors.styles.None')
		const leaves = fronts.filter(({ kind }) => kind === 'Leaf')
		return `${t('recap.leaves', { count: leaves.length })}, ${t(`doors.styles.${doors.style}`).toLowerCase()}`
	}
	return (made) => {
		const bays = made.runs.flatMap(({ modules }) => modules.flatMap((module) => module.bays))
		const thicknesses = ([18, 28] as const).filter((thickness) =>
			bays.some(({ shelfThickness }) => shelfThickness === thickness),
		)
		const shelves = t('recap.shelves', { thickness: thicknesses.join(' / ') })
		const lights = bays.filter(({ led }) => led !== null).length
		const options = [
			lights === 0 ? t('recap.noLight') : t('recap.lights', { count: lights }),
			charger ? t('recap.charger') : '',
			t('recap.plinth', { height: number(plinth) }),
		]
		const handleText =
			model === undefined || handle === null
				? t('handle.none')
				: `${model.label[language]}, ${t(`handle.colors.${handle.color}`).toLowerCase()}`
		return [
			{ key: 'fronts', step: 'ExteriorColor', text: colorOf(colors.exterior) },
			{ key: 'doors', step: 'Doors', text: doorsText(made) },
			{ key: 'interior', step: 'InteriorColor', text: `${colorOf(colors.interior)}, ${shelves}` },
			{ key: 'handles', step: 'DoorHandle', text: handleText },
			{ key: 'options', step: 'Options', text: options.filter(Boolean).join(', ') },
		]
	}
}

type Words = {
	kindOf: (kind: 'Simple' | 'Double') => string
	ofRun: (side: RunSide, modules: string) => string
}

function modulesText(
	{ runs }: Furniture,
	number: (mm: number) => string,
	{ kindOf, ofRun }: Words,
): string {
	const texts = runs.map(({ side, modules }) => {
		const text = modules.map(({ width, kind }) => `${number(width)} ${kindOf(kind)}`).join(', ')
		return runs.length > 1 ? ofRun(side, text) : text
	})
	return texts.join('. ')
}
