// Lists of loose boards: P1 to P3 of domain 29, and what is hard to draw.
import type { Configuration } from '@gabarit/engine'
import { goldenPanels, panelLines, sampleCatalogue } from '@gabarit/engine/testing'
import type { Language } from '@gabarit/i18n'
import type { PlanInput } from '../plan-input.ts'
import { captionsOf, furnitureAndRoomOf } from './sample-plan.ts'

type Panels = Extract<Configuration, { type: 'panels' }>
type Line = NonNullable<Panels['panels']>[number]

const listOf = (...panels: Line[]): Panels => ({ version: 1, type: 'panels', panels })

/** Every feature that a line may have, one after the other, each line of another size. */
const features: readonly Partial<Line>[] = [
	{},
	{ bores: [{ kind: 'HingeCups' }] },
	{ bores: [{ kind: 'ShelfPins' }], edges: [0.8, 0, 0, 0] },
	{ radii: [40, 0, 60, 0], material: 'P4-walnut' },
	{ cut: { from: 300, to: 250 }, edges: [1, 0.8, 0, 2] },
	{ grain: 'Free', edges: [0, 0, 0, 0] },
	{ bores: [{ kind: 'Grommet', at: [150, 150], diameter: 60 }], radii: [40, 40, 40, 40] },
	{ bores: [{ kind: 'HingeCups' }, { kind: 'ShelfPins' }], quantity: 200 },
]

export const panelCases = {
	p1: goldenPanels.p1,
	p2: goldenPanels.p2,
	p3: goldenPanels.p3,
	chamfer: listOf({
		quantity: 3,
		length: 900,
		width: 1400,
		thickness: 18,
		grain: 'Width',
		edges: [1, 0.8, 0, 1],
		radii: [30, 80, 0, 0],
		cut: { from: 300, to: 1000 },
	}),
	small: listOf(
		{
			quantity: 1,
			length: 100,
			width: 60,
			thickness: 18,
			edges: [0, 0, 0, 0],
			radii: [10, 10, 10, 10],
		},
		{ quantity: 2, length: 2780, width: 70, thickness: 38, edges: [0, 0, 0, 0] },
		{ quantity: 200, length: 210, width: 100, thickness: 16, edges: [1, 1, 0, 0] },
	),
	// Grommets nearer to one another than their figures are wide.
	crowded: listOf({
		...panelLines.deskTop,
		radii: [0, 0, 0, 0],
		bores: Array.from({ length: 12 }, (_, i) => ({
			kind: 'Grommet' as const,
			at: [100 + ((i * i * 7) % 97), 100 + i * 3] as [number, number],
			diameter: 60 as const,
		})),
	}),
	walls: {
		version: 1,
		type: 'panels',
		cladding: [
			{ width: 6000, height: 3300, thickness: 18, joint: 0, columns: 24 },
			{ width: 450, height: 900, thickness: 18, joint: 8 },
		],
	},
	many: listOf(
		...Array.from({ length: 100 }, (_, i): Line => {
			const size = { length: 600 + ((i * 37) % 1800), width: 320 + ((i * 23) % 900) }
			return { quantity: 1 + (i % 7), thickness: 18, ...size, ...features[i % features.length] }
		}),
	),
} satisfies Record<string, Configuration>
export type PanelCase = keyof typeof panelCases

export function panelPlan(
	configuration: Configuration,
	language: Language = 'fr',
	paper: PlanInput['paper'] = 'A3',
): PlanInput {
	return {
		...furnitureAndRoomOf(configuration),
		catalogue: sampleCatalogue,
		language,
		captions: captionsOf(language),
		paper,
		title: { tenant: 'Atelier Gabarit', code: 'K7MP4XQD9RTW', date: '12/10/2026' },
		pallets: 1,
	}
}

export function panelPlanOf(
	name: PanelCase,
	language?: Language,
	paper?: PlanInput['paper'],
): PlanInput {
	return panelPlan(panelCases[name], language, paper)
}
