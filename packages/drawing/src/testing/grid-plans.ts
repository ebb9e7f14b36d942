// Room separators: R1 to R5 of domain 29, the compositions, the largest and the smallest.
import { type Configuration, compositionsOf } from '@gabarit/engine'
import { goldenSeparators, sampleCatalogue } from '@gabarit/engine/testing'
import type { Language } from '@gabarit/i18n'
import { type GridInput, isGrid } from '../grid/grid-faces.ts'
import type { PlanInput } from '../plan-input.ts'
import { captionsOf, furnitureAndRoomOf } from './sample-plan.ts'

const chessboard = Array.from({ length: 60 }, (_, i) => ({
	column: Math.floor(i / 5),
	row: 2 * (i % 5) + (Math.floor(i / 5) % 2),
	fill: 'Closed' as const,
}))

export const gridCases: Record<string, Configuration> = {
	...goldenSeparators,
	...Object.fromEntries(
		compositionsOf('roomSeparator').map(({ reference, configuration }) => [
			reference,
			configuration,
		]),
	),
	largest: {
		version: 1,
		type: 'roomSeparator',
		room: { width: 4000 },
		hu: 2720,
		columns: 12,
		rows: 10,
		cells: chessboard,
	},
	smallest: {
		version: 1,
		type: 'roomSeparator',
		room: { width: 600 },
		fix: 'Free',
		height: 600,
		columns: 1,
		rows: 2,
		handle: { model: 'knob', color: 'Black' },
	},
}

export function gridPlanOf(
	name: string,
	language: Language = 'fr',
	paper: PlanInput['paper'] = 'A3',
): PlanInput & GridInput {
	const configuration = gridCases[name]
	if (!configuration) throw new Error(`no grid ${name}`)
	const input: PlanInput = {
		...furnitureAndRoomOf(configuration),
		catalogue: sampleCatalogue,
		language,
		captions: captionsOf(language),
		paper,
		title: { tenant: 'Atelier Gabarit', code: 'K7MP4XQD9RTW', date: '12/10/2026' },
		pallets: 1,
	}
	if (!isGrid(input)) throw new Error(`${name} has no grid`)
	return input
}
