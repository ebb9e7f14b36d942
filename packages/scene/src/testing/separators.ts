import { buildFurniture, roomOf } from '@gabarit/engine'
import { goldenSeparators, sampleCatalogue } from '@gabarit/engine/testing'
import type { GoldenCase } from './golden-furniture.ts'

type Name = keyof typeof goldenSeparators

/** The worked separators: clamped under a ceiling, free, against a wall… */
export const separators: GoldenCase[] = (Object.keys(goldenSeparators) as Name[]).map(separator)

export function separator(name: Name): GoldenCase {
	const configuration = goldenSeparators[name]
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(`${name} cannot be made`)
	return { name, furniture: result.value, room: roomOf(configuration) }
}
