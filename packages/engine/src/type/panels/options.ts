import type { Catalogue, MaterialCategory } from '../../catalogue.ts'
import { offeredColors } from '../offered-colors.ts'
import { builtOption, type Option } from '../option.ts'
import { buildPanels } from './build.ts'
import type { PanelsConfiguration } from './schema.ts'

/** Colours of the order. Loose boards have no inside. */
export function panelColorOptions(
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): Option<PanelsConfiguration>[] {
	if (place === 'interior') return []
	return offeredColors(catalogue, place, category).map(({ reference }) => {
		const changed = { ...configuration, colors: { exterior: reference } }
		return builtOption(reference, changed, (built) => buildPanels(built, catalogue))
	})
}
