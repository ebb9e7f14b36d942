import { buildFurniture, type DressingConfiguration, templateIds } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { priceFurniture } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'

/** Edits after which one-time costs are paid. */
export const warmUp = 1_000

const catalogue = sampleCatalogue
const book = sampleBook('visitor')
const interior = catalogue.colors.filter((color) => color.interior)
const exterior = catalogue.colors.filter((color) => color.exterior)

type Random = () => number
const pick = <T>(random: Random, list: readonly T[]): T =>
	list[Math.floor(random() * list.length)] as T
const between = (random: Random, low: number, high: number) =>
	low + Math.floor(random() * (high - low + 1))

/** One field at a time, within the bounds of its form. */
const changes: ((configuration: DressingConfiguration, random: Random) => DressingConfiguration)[] =
	[
		(c, random) => ({ ...c, room: { ...c.room, width: between(random, 2700, 3300) } }),
		(c, random) => ({ ...c, hu: between(random, 2300, 2700) }),
		(c, random) => ({ ...c, depth: { center: between(random, 560, 700) } }),
		(c, random) => ({ ...c, filler: { ...c.filler, left: between(random, 45, 90) } }),
		(c, random) => ({ ...c, filler: { ...c.filler, top: between(random, 20, 120) } }),
		(c, random) => ({ ...c, plinth: { height: pick(random, [60, 80, 100, 120, 150] as const) } }),
		(c, random) => ({ ...c, colors: { ...c.colors, interior: pick(random, interior).reference } }),
		(c, random) => ({ ...c, colors: { ...c.colors, exterior: pick(random, exterior).reference } }),
		(c, random) => ({ ...c, doors: pick(random, [null, { style: 'Simple' }] as const) }),
		changeOneBay,
	]

function changeOneBay(configuration: DressingConfiguration, random: Random): DressingConfiguration {
	const runs = structuredClone(configuration.runs) ?? []
	const modules = runs[0]?.zones[0]?.modules ?? []
	const module = pick(random, modules)
	if (module?.bays)
		module.bays[between(random, 0, module.bays.length - 1)] = {
			template: pick(random, templateIds),
		}
	return { ...configuration, runs }
}

/** Milliseconds of each edit, and how many of them could be made and priced. */
export function editG1(count: number, random: Random): { times: number[]; made: number } {
	const times: number[] = []
	let made = 0
	let configuration: DressingConfiguration = goldenConfigurations.g1
	for (let i = 0; i < count; i++) {
		const next = pick(random, changes)(configuration, random)
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
