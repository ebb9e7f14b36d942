import { buildFurniture, type Furniture, type Room, roomOf } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'

export type GoldenCase = { name: string; furniture: Furniture; room: Room }

function made([name, configuration]: [string, Parameters<typeof buildFurniture>[0]]): GoldenCase[] {
	const result = buildFurniture(configuration, sampleCatalogue)
	return result.ok ? [{ name, furniture: result.value, room: roomOf(configuration) }] : []
}

export const goldenCases: GoldenCase[] = Object.entries(goldenConfigurations).flatMap(made)

export function goldenCase(name: string): GoldenCase {
	const found = goldenCases.find((candidate) => candidate.name === name)
	if (!found) throw new Error(`no golden case ${name}`)
	return found
}
