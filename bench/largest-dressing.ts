import type { DressingConfiguration, ModuleChoice } from '@gabarit/engine'

const simple: ModuleChoice = { kind: 'Simple' }
const double: ModuleChoice = { kind: 'Double' }
const doubles = (count: number) => Array.from({ length: count }, () => double)
const run = (side: 'Main' | 'Left' | 'Right', modules: ModuleChoice[]) => ({
	side,
	zones: [{ modules }],
})

/** 24 modules: main between two side runs that pass into the corners; both side runs stand under a back slope. */
export const largestDressing: DressingConfiguration = {
	version: 1,
	footprint: 'StraightWithTwoSide',
	priority: 'Both',
	room: { width: 7000, sideLeft: 7000, sideRight: 7000 },
	hu: 2600,
	slope: { left: { low: 1500, angle: 45 }, right: { low: 1500, angle: 45 } },
	handle: null,
	runs: [
		run('Main', doubles(8)),
		run('Left', [simple, ...doubles(7)]),
		run('Right', [simple, ...doubles(7)]),
	],
}
