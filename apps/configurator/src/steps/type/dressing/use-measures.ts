import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../../session/design-context.tsx'
import type { Measure } from '../../recap/measuring-sheet.tsx'

/** What the measuring sheet notes. */
export function useMeasures(): Measure[] {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const { design } = solved
	const { width, hu, depth, diagonal, baseboard, margin } = design
	return [
		{
			name: t(design.walls === 'Both' ? 'fields.widthBetween' : 'fields.widthWanted'),
			values: width,
		},
		{ name: t('fields.hu'), values: hu },
		{ name: t('fields.depth'), values: [depth.center] },
		{ name: t('fields.diagonal.Left'), values: [diagonal.left] },
		{ name: t('fields.diagonal.Right'), values: [diagonal.right] },
		{ name: t('fields.baseboardHeight'), values: [baseboard.height] },
		{ name: t('fields.baseboardThickness'), values: [baseboard.thickness] },
		{ name: t('fields.margin.left'), values: [margin.left] },
		{ name: t('fields.margin.right'), values: [margin.right] },
		{ name: t('fields.margin.back'), values: [margin.back] },
	]
}
