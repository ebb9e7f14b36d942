import type { Catalogue } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import type { DeliveryZone, PriceBook, Viewer } from '../book.ts'
import { samplePoints } from './sample-points.ts'

const factors: Record<Viewer, Pick<PriceBook, 'saleFactor' | 'purchaseFactor' | 'shows'>> = {
	visitor: { saleFactor: '1', shows: 'Including' },
	individual: { saleFactor: '1', shows: 'Including' },
	professional: { saleFactor: '0.8', shows: 'Excluding' },
	'reseller-visitor': { saleFactor: '1.054', shows: 'Including' },
	'reseller-professional': { saleFactor: '0.837', shows: 'Excluding' },
	reseller: { saleFactor: '1.054', purchaseFactor: '0.62', shows: 'Excluding' },
	seller: { saleFactor: '1', purchaseFactor: '0.7', shows: 'Including' },
	supplier: { saleFactor: '0.62', shows: 'Excluding' },
}

const zone = (
	country: 'BE' | 'FR',
	name: string,
	range: [string, string],
	prices: [number, number],
): DeliveryZone => ({
	country,
	zone: name,
	from: range[0],
	to: range[1],
	firstPallet: prices[0],
	nextPallet: prices[1],
})

export const sampleZones: DeliveryZone[] = [
	zone('BE', 'BE-1', ['1000', '1499'], [7900, 4900]),
	zone('BE', 'BE-2', ['1500', '1999'], [9900, 5900]),
	zone('BE', 'BE-3', ['6600', '6999'], [11900, 6900]),
	zone('FR', 'FR-1', ['59000', '59999'], [14900, 8900]),
	zone('FR', 'FR-2', ['75000', '75999'], [18900, 10900]),
]

export function sampleBook(
	viewer: Viewer = 'individual',
	changes: Partial<PriceBook> = {},
	catalogue: Catalogue = sampleCatalogue,
): PriceBook {
	return {
		version: 'sample',
		viewer,
		country: 'BE',
		...factors[viewer],
		colorSurcharge: 0,
		discounts: [],
		delivery: { base: 0, zones: sampleZones },
		services: { fitting: { hourly: 6000 }, carryIn: { perFloor: 4500 } },
		vat: { BE: { normal: 21, reduced: 6 }, FR: { normal: 20, reduced: 10 } },
		ecoParticipation: [{ country: 'FR', from: '2022-01-01', perKg: 12 }],
		points: samplePoints(catalogue),
		...changes,
	}
}
