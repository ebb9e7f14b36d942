import { cellFills } from '@gabarit/engine'
import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { SummaryLine } from '../../recap/summary.tsx'
import type { StepName } from '../../step.ts'
import { useSeparator } from './use-separator.ts'

const steps = {
	dimensions: 'FootprintMeasurements',
	standing: 'Room',
	grid: 'ModuleSelection',
	cells: 'ModuleSelection',
	shelves: 'InteriorColor',
	frame: 'ExteriorColor',
	doors: 'Doors',
	handles: 'DoorHandle',
	thickness: 'Options',
} as const satisfies Record<string, StepName>
type Key = keyof typeof steps

/** What was chosen, step by step; empty while it cannot be made. */
export function useSeparatorSummary(): SummaryLine[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const names = useNames()
	const { design, solved } = useSeparator()
	if (solved.furniture === null) return []
	const { length, height, depth, columns, rows, cells, colors, doors, upright, shelf } = design
	const counts = cellFills
		.map((fill) => ({ fill, count: cells.filter((cell) => cell.fill === fill).length }))
		.filter(({ count }) => count > 0)
	const texts: Record<Key, string> = {
		dimensions: `${[length, height, depth].map((mm) => number(mm)).join(' × ')} mm`,
		standing: t(`kinds:separator.fix.${design.fix}`),
		grid: [
			t('kinds:separator.recap.columns', { count: columns }),
			t('kinds:separator.recap.rows', { count: rows }),
		].join(', '),
		cells: counts
			.map(({ fill, count }) => t(`kinds:separator.recap.cells.${fill}`, { count }))
			.join(', '),
		shelves: names.color(colors.interior),
		frame: names.color(colors.exterior),
		doors: t(`doors.styles.${doors.style}`),
		handles: names.handle(design.handle),
		thickness: t('kinds:separator.recap.thickness', { upright, shelf }),
	}
	return (Object.keys(steps) as Key[]).map((key) => ({
		key,
		name: t(`kinds:separator.recap.lines.${key}`),
		step: steps[key],
		text: texts[key],
	}))
}

function useNames() {
	const { t } = useTranslation(['configurator', 'kinds'])
	const language = useLanguage()
	const { catalogue } = useSeparator()
	return {
		color: (wanted: string) =>
			catalogue.colors.find(({ reference }) => reference === wanted)?.label[language] ?? wanted,
		handle: (handle: ReturnType<typeof useSeparator>['design']['handle']) => {
			const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
			if (handle === null || model === undefined) return t('handle.none')
			const color = t(`handle.colors.${handle.color}`).toLowerCase()
			return `${model.label[language]}, ${color}`
		},
	}
}
