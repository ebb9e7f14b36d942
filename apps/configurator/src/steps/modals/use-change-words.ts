import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { ChoiceChanged } from '../../session/choices-changed.ts'
import { useDesign } from '../../session/design-context.tsx'

export function useChangeName(): (change: ChoiceChanged) => string {
	const { t } = useTranslation('configurator')
	const { proposal } = useDesign()
	const several = (proposal?.after.design.runs.length ?? 1) > 1
	const own = (change: ChoiceChanged): string => {
		switch (change.kind) {
			case 'bay':
			case 'thickness':
				return t('modules.bay', { number: change.number })
			case 'moduleDoor':
				return t('modules.module', { number: change.number })
			case 'color':
				return t(`change.kinds.${change.place}`)
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
		filler: (width: number | null) =>
			`${number(width ?? proposal?.before.design.filler.top ?? 0)} mm`,
	}
}
