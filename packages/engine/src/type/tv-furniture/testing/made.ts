// TV furniture made or refused, for tests.
import type { Board } from '../../../furniture/board.ts'
import type { Part } from '../../../furniture/part.ts'
import { sampleCatalogue } from '../../../testing/index.ts'
import { buildFurniture } from '../../kinds.ts'
import type { TvFurnitureConfiguration } from '../schema.ts'

export function made(configuration: TvFurnitureConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

export function refused(configuration: TvFurnitureConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	return result.ok ? [] : result.issues.filter(({ severity }) => severity === 'error')
}

/** `2 x 482 x 440`: how many, length, width; in the order in which they are made. */
export function sizesOf(boards: readonly Board[], ...parts: Part[]): string[] {
	const counts = new Map<string, number>()
	for (const { part, length, width } of boards) {
		if (!parts.includes(part)) continue
		const size = `${length} x ${width}`
		counts.set(size, (counts.get(size) ?? 0) + 1)
	}
	return [...counts].map(([size, count]) => `${count} x ${size}`)
}
