import type { ImportReport } from '@gabarit/contract'

type Priced = Pick<ImportReport['effect'][number], 'before' | 'after'>

/** How many have a price in force and none by the new version. */
export function lostOffers(effect: readonly Priced[]): number {
	return effect.filter(({ before, after }) => before !== null && after === null).length
}
