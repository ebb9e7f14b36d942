import { buildFurniture, type Configuration, templateIds } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { priceFurniture } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'

/** Edits after which one-time costs are paid. */
export const warmUp = 1_000

const catalogue = sampleCatalogue
const book = sampleBook('visitor')
const interior = catalogue.colors.filter((color) => color.interior)
const exterior = catalogue.colors.filter((color) => color.exterior)

type Draw = () => number
const pick = <T>(draw: Draw, list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
const between = (draw: Draw, low: number, high: number) =>
	low + Math.floor(draw() * (high - low + 1))

/** One field at a time, within the bounds of its form. */
const changes: ((configuration: Configuration, draw: Draw) => Configuration)[] = [
	(c, draw) => ({ ...c, room: { ...c.room, width: between(draw, 2700, 3300) } }),
	(c, draw) => ({ ...c, hu: between(draw, 2300, 2700) }),
	(c, draw) => ({ ...c, depth: { center: between(draw, 560, 700) } }),
	(c, draw) => ({ ...c, filler: { ...c.filler, left: between(draw, 45, 90) } }),
	(c, draw) => ({ ...c, filler: { ...c.filler, top: between(draw, 20, 120) } }),
	(c, draw) => ({ ...c, plinth: { height: pick(draw, [60, 80, 100, 120, 150] as const) } }),
	(c, draw) => ({ ...c, colors: { ...c.colors, interior: pick(draw, interior).reference } }),
	(c, draw) => ({ ...c, colors: { ...c.colors, exterior: pick(draw, exterior).reference } }),
	(c, draw) => ({ ...c, doors: pick(draw, [null, { style: 'Simple' }] as const) }),
	changeOneBay,
]

function changeOneBay(configuration: Configuration, draw: Draw): Configuration {
	const runs = structuredClone(configuration.runs) ?? []
	const modules = runs[0]?.zones[0]?.modules ?? []
	const module = pick(draw, modules)
	if (module?.bays)
		module.bays[between(draw, 0, module.bays.length - 1)] = { template: pick(draw, templateIds) }
	return { ...configuration, runs }
}

/** Milliseconds of each edit, and how many of them could be made and priced. */
export function editG1(count: number, draw: Draw): { times: number[]; made: number } {
	const times: number[] = []
	let made = 0
	let configuration: Configuration = goldenConfigurations.g1
	for (let i = 0; i < count; i++) {
		const next = pick(draw, changes)(configuration, draw)
		const from = performance.now()
		const result = buildFurniture(next, catalogue)
		if (result.ok) priceFurniture(result.value, book, { postalCode: '1000' })
		times.push(performance.now() - from)
		if (result.ok) made += 1
		// An impossible edit is measured, then taken back, as a buyer does.
		configuration = result.ok ? next : configuration
	}
	return { times, made }
}
