import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { ChoiceChanged, LineChanged } from '../../session/changes/choices-changed.ts'
import { useDesign } from '../../session/design-context.tsx'
import { usePanelWords } from '../frame/parts/use-panel-words.ts'
import { useDeskChangeWords } from '../type/desk/use-desk-change-words.ts'
import { useStairsChangeWords } from '../type/stairs-furniture/use-stairs-change-words.ts'
import { useTvChangeWords } from '../type/tv-furniture/use-tv-change-words.ts'

export function useChangeName(): (change: ChoiceChanged) => string {
	const { t } = useTranslation('configurator')
	const { proposal } = useDesign()
	const several = (proposal?.after.design?.runs.length ?? 1) > 1
	const desk = useDeskChangeWords()
	const tv = useTvChangeWords()
	const stairs = useStairsChangeWords()
	const lineName = ({ list, numbers }: LineChanged) => {
		const [number] = numbers
		if (numbers.length === 1) return t(`panels.names.${list}`, { ns: 'kinds', number })
		return t(`panels.several.${list}`, { ns: 'kinds', numbers: numbers.join(', ') })
	}
	const cellsName = ({ cells }: Row<'cells'>) => {
		const [{ column, row } = { column: 0, row: 0 }] = cells
		return cells.length === 1
			? t('separator.cells.one', { ns: 'kinds', column: column + 1, row: row + 1 })
			: t('change.cells', { count: cells.length })
	}
	const own = (change: ChoiceChanged): string => {
		switch (change.kind) {
			case 'bay':
			case 'thickness':
				return t('modules.bay', { number: change.number })
			case 'moduleDoor':
				return t('modules.module', { number: change.number })
			case 'color':
				return t(`change.kinds.${change.place}`)
			case 'line':
				return lineName(change)
			case 'figure':
				return t(`change.figures.${change.field}`)
			case 'fix':
				return t('separator.standing.fix', { ns: 'kinds' })
			case 'doorStyle':
				return t('change.kinds.doors')
			case 'cells':
				return cellsName(change)
			case 'desk':
				return desk.name(change.change)
			case 'tv':
				return tv.name(change.change)
			case 'stairs':
				return stairs.name(change.change)
			default:
				return t(`change.kinds.${change.kind}`)
		}
	}
	return (change) =>
		several && 'run' in change
			? `${t(`runs.${change.run}`)}, ${own(change).toLowerCase()}`
			: own(change)
}

/** Interiors are left out: the dialog draws them. */
export function useChangeWords(): (change: Exclude<ChoiceChanged, { kind: 'bay' }>) => string {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const names = useNames()
	const lineWords = useLineWords()
	const desk = useDeskChangeWords()
	const tv = useTvChangeWords()
	const stairs = useStairsChangeWords()
	const becomes = (from: string, to: string) => t('change.becomes', { from, to })
	return (change) => {
		switch (change.kind) {
			case 'modules':
				return becomes(number(change.from), number(change.to))
			case 'thickness':
				return becomes(`${change.from} mm`, `${change.to} mm`)
			case 'baysGone':
				return t('change.gone', { count: change.count })
			case 'moduleDoor':
				return t(change.to ? 'change.closed' : 'change.open')
			case 'doors':
				return becomes(names.doors(change.from), names.doors(change.to))
			case 'handle':
				return becomes(names.handle(change.from), names.handle(change.to))
			case 'color':
				return becomes(names.color(change.from), names.color(change.to))
			case 'topFiller':
				return becomes(names.filler(change.from), names.filler(change.to))
			case 'line':
				return becomes(...lineWords(change))
			case 'figure':
				return becomes(names.figure(change.from), names.figure(change.to))
			case 'fix':
				return becomes(names.fix(change.from), names.fix(change.to))
			case 'doorStyle':
				return becomes(names.doorStyle(change.from), names.doorStyle(change.to))
			case 'cells':
				return change.to === null
					? t('change.cellsGone')
					: becomes(names.fill(change.from), names.fill(change.to))
			case 'desk':
				return desk.words(change.change)
			case 'tv':
				return tv.words(change.change)
			case 'stairs':
				return stairs.words(change.change)
			case 'customFillers':
				return becomes(number(change.from?.length ?? 0), number(change.to?.length ?? 0))
			case 'openingSides':
			case 'charger':
				return t(`change.${change.kind}`)
		}
	}
}

type Row<K extends ChoiceChanged['kind']> = Extract<ChoiceChanged, { kind: K }>

function useNames() {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const language = useLanguage()
	const { catalogue, proposal } = useDesign()
	return {
		doors: (doors: Row<'doors'>['from']) => {
			if (doors === null) return t('doors.styles.None')
			const style = t(`doors.styles.${doors.style as 'Simple'}`)
			return doors.count === undefined ? style : `${style} (${number(doors.count)})`
		},
		handle: (handle: Row<'handle'>['from']) => {
			const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
			if (handle === null || model === undefined) return t('handle.none')
			const color = t(`handle.colors.${handle.color as 'Black'}`).toLowerCase()
			return `${model.label[language]}, ${color}`
		},
		color: (wanted: string | null) =>
			catalogue.colors.find(({ reference }) => reference === wanted)?.label[language] ??
			t('change.usual'),
		figure: (value: number | null) => (value === null ? t('change.usual') : number(value)),
		fix: (fix: Row<'fix'>['from']) =>
			fix === null ? t('change.usual') : t(`separator.fix.${fix}`, { ns: 'kinds' }).toLowerCase(),
		doorStyle: (style: Row<'doorStyle'>['from']) => t(`doors.styles.${style ?? 'Simple'}`),
		fill: (fill: Row<'cells'>['from']) =>
			t(`separator.fills.${fill}`, { ns: 'kinds' }).toLowerCase(),
		filler: (width: number | null) =>
			`${number(width ?? proposal?.before.design?.filler.top ?? 0)} mm`,
	}
}

/** What a field of a line was and is, in words. */
function useLineWords(): (change: LineChanged) => [from: string, to: string] {
	const { t } = useTranslation('configurator')
	const names = useNames()
	const panel = usePanelWords()
	const both = <T>(from: T, to: T, words: (value: T) => string): [string, string] => [
		words(from),
		words(to),
	]
	return (change) => {
		switch (change.field) {
			case 'thickness':
				return both(change.from, change.to, (mm) => `${mm ?? 0} mm`)
			case 'edges':
				return both(change.from, change.to, panel.edges)
			case 'radii':
				return both(change.from, change.to, panel.radii)
			case 'bores':
				return both(change.from, change.to, panel.bores)
			case 'grain':
				return both(change.from, change.to, panel.grain)
			case 'material':
				return both(change.from, change.to, (color) =>
					color ? names.color(color) : t('panels.color.order', { ns: 'kinds' }),
				)
		}
	}
}
