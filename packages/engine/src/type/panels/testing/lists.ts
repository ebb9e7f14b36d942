// Lists of loose boards for tests.
import { sampleCatalogue } from '../../../testing/index.ts'
import { buildFurniture } from '../../kinds.ts'
import type { Cladding, PanelLine, PanelsConfiguration } from '../schema.ts'

export const plain: PanelLine = { quantity: 1, length: 800, width: 250, thickness: 18 }
export const listOf = (...panels: Partial<PanelLine>[]): PanelsConfiguration => ({
	version: 1,
	type: 'panels',
	panels: panels.map((line) => ({ ...plain, ...line })),
})
export const wallOf = (change: Partial<Cladding>): PanelsConfiguration => ({
	version: 1,
	type: 'panels',
	cladding: [{ width: 3400, height: 2500, thickness: 18, ...change }],
})

export function made(configuration: PanelsConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

export function refused(configuration: PanelsConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	return result.ok ? [] : result.issues
}
