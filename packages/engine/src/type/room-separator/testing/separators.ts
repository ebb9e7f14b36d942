// Separators for tests.
import { sampleCatalogue } from '../../../testing/index.ts'
import { buildFurniture } from '../../kinds.ts'
import { checksOf } from '../../offers.ts'
import type { CellChoice, RoomSeparatorConfiguration } from '../schema.ts'

type Change = Omit<RoomSeparatorConfiguration, 'version' | 'type'>

/** 1800 under a ceiling of 2500; `change` overrides. */
export function separator(change: Partial<Change> = {}): RoomSeparatorConfiguration {
	return { version: 1, type: 'roomSeparator', room: { width: 1800 }, hu: 2500, ...change }
}

export const cell = (column: number, row: number, fill: CellChoice['fill']): CellChoice => ({
	column,
	row,
	fill,
})

export function made(configuration: RoomSeparatorConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

export function refused(configuration: RoomSeparatorConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	return result.ok ? [] : result.issues.filter(({ severity }) => severity === 'error')
}

export function checkOf(configuration: RoomSeparatorConfiguration, code: string) {
	const checks = checksOf(made(configuration), configuration, sampleCatalogue)
	return checks.find((check) => check.code === code)
}
