import { colorsOf } from '@gabarit/engine'
import type { CallContext } from '../../../lib/api.ts'

/** Of the fronts; a colour that the catalogue has no more is named by its reference. */
export type ColourName = (reference: string | null) => string | null

export async function colourNames({
	services,
	language,
}: Pick<CallContext, 'services' | 'language'>): Promise<ColourName> {
	const { catalogue } = await services.prices.inForce()
	const known = colorsOf(catalogue)
	return (reference) =>
		reference === null ? null : (known.get(reference)?.label[language] ?? reference)
}
