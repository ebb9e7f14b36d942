// Domain 9: the slowest material, what delays it, then the reseller's own days.

import type { Availability, Country } from '@gabarit/contract'
import {
	type Catalogue,
	type Configuration,
	colorsOf,
	type Fitting,
	type Furniture,
	type MaterialCategory,
	roomOf,
} from '@gabarit/engine'
import { palletsOf } from '@gabarit/price'
import { workingDaysAfter } from '../../../lib/calendar.ts'

/** Working days; the longest material of an order counts. */
const materialDays: Record<MaterialCategory, number> = {
	Melamine: 25,
	MdfHydro: 30,
	Veneer: 35,
	Lacquer: 40,
}
/** Boards without a carcass: melamine is only cut, banded and bored (domain 27). */
const LOOSE_MELAMINE_DAYS = 10
const NON_FAVOURITE_DAYS = 5
const SLOPE_OR_CORNER_DAYS = 5
/** A frame is welded to the height of its desk. */
const STEEL_FRAME_DAYS = 5
/** Made to order: what a pull-out runs on (domain 27). */
const HEAVY_HARDWARE_DAYS = 5
const BUSY_SEASON_DAYS = 10
/** First and last month-day of closures and busy seasons. */
const busySeasons = [
	['07-01', '08-31'],
	['12-20', '12-31'],
	['01-01', '01-05'],
] as const

type Order = {
	furniture: Furniture
	configuration: Configuration
	catalogue: Catalogue
	country: Country
	today: string
	resellerDays: number
}

export function availabilityOf(order: Order): Availability {
	const { furniture, catalogue, country, today, resellerDays } = order
	const supplierReasons = supplierReasonsOf(order)
	const supplierDays = supplierReasons.reduce((sum, reason) => sum + reason.days, 0)
	const reseller: Availability['reasons'] =
		resellerDays > 0 ? [{ code: 'reseller', days: resellerDays }] : []
	const colors = colorsOf(catalogue)
	return {
		date: workingDaysAfter(today, supplierDays + resellerDays, country),
		supplierDays,
		resellerDays,
		reasons: [...supplierReasons, ...reseller],
		pallets: palletsOf(furniture, (reference) => colors.get(reference)?.category),
		weight: furniture.weight,
	}
}

function supplierReasonsOf(order: Order): Availability['reasons'] {
	const used = new Set(order.furniture.boards.map((board) => board.material))
	const colors = order.catalogue.colors.filter((color) => used.has(color.reference))
	const [category] = colors
		.map((color) => color.category)
		.toSorted((a, b) => materialDays[b] - materialDays[a])
	const reasons: Availability['reasons'] = []
	if (category !== undefined)
		reasons.push({ code: 'material', days: daysOf(category, order.furniture), category })
	if (colors.some((color) => !color.favourite))
		reasons.push({ code: 'nonFavouriteColor', days: NON_FAVOURITE_DAYS })
	if (hasSlopeOrCorner(order)) reasons.push({ code: 'slopeOrCorner', days: SLOPE_OR_CORNER_DAYS })
	if (order.furniture.fittings.some(({ item }) => item.family === 'steel-frame'))
		reasons.push({ code: 'steelFrame', days: STEEL_FRAME_DAYS })
	if (hasHeavyHardware(order.furniture))
		reasons.push({ code: 'heavyHardware', days: HEAVY_HARDWARE_DAYS })
	if (isBusySeason(order.today)) reasons.push({ code: 'busySeason', days: BUSY_SEASON_DAYS })
	return reasons
}

function daysOf(category: MaterialCategory, { groups }: Furniture): number {
	const isLoose = groups.some(({ kind }) => kind === 'line')
	return isLoose && category === 'Melamine' ? LOOSE_MELAMINE_DAYS : materialDays[category]
}

function hasSlopeOrCorner({ configuration, furniture }: Order): boolean {
	return roomOf(configuration).slopes.length > 0 || furniture.runs.length > 1
}

const heavyFamilies: ReadonlySet<Fitting['item']['family']> = new Set(['heavy-runner'])

function hasHeavyHardware({ fittings }: Furniture): boolean {
	return fittings.some(({ item }) => heavyFamilies.has(item.family))
}

function isBusySeason(day: string): boolean {
	const monthDay = day.slice(5)
	return busySeasons.some(([first, last]) => first <= monthDay && monthDay <= last)
}
