import type { Design } from '@gabarit/engine'
import { useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import type { SummaryLine } from '../recap/summary.tsx'

/** Colours and fronts of furniture that has both; the list leaves out a line of a step that is skipped. */
export function useLookLines({
	colors,
	handle,
	doors,
}: Pick<Design, 'colors' | 'handle' | 'doors'>): SummaryLine[] {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const { catalogue } = useDesign()
	const colorOf = (reference: string) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? reference
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	return [
		{
			key: 'interior',
			name: t('recap.lines.inside'),
			step: 'InteriorColor',
			text: colorOf(colors.interior),
		},
		{
			key: 'color',
			name: t('recap.lines.color'),
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
