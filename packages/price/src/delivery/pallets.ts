// An order fills pallets by weight and by volume, and lacquer never lies under other boards (domain 9).
import type { Furniture, MaterialCategory } from '@gabarit/engine'

/** mm; the pallet is chosen by the longest board. */
const PALLETS = [
	{ upTo: 1200, length: 1200, width: 800 },
	{ upTo: 2000, length: 2000, width: 1000 },
	{ upTo: Number.POSITIVE_INFINITY, length: 2800, width: 1000 },
]
/** Limit of tail-lift and hand pallet truck. */
const PAYLOAD_KG = 700
const STACK_MM = 850
/** Part of the stack that is board, the rest is air and padding. */
const FILL = 0.65
/** Above this, lacquered boards travel on a pallet of their own. */
const LACQUER_ALONE_M2 = 8

/** A person may correct the estimate. `categoryOf`: the material of a colour, by reference. */
export function palletsOf(
	furniture: Furniture,
	categoryOf: (reference: string) => MaterialCategory | undefined,
): number {
	let longest = 0
	let volume = 0
	let lacquer = 0
	for (const { length, width, thickness, material } of furniture.boards) {
		longest = Math.max(longest, length, width)
		volume += length * width * thickness
		if (categoryOf(material) === 'Lacquer') lacquer += length * width
	}
	if (longest === 0) return 0
	const pallet = PALLETS.find((p) => longest <= p.upTo) as (typeof PALLETS)[number]
	const byWeight = Math.ceil(furniture.weight / PAYLOAD_KG)
	const byVolume = Math.ceil(volume / FILL / (pallet.length * pallet.width * STACK_MM))
	return Math.max(byWeight, byVolume, 1) + (lacquer > LACQUER_ALONE_M2 * 1e6 ? 1 : 0)
}
