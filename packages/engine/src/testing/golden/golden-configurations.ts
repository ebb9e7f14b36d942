// The worked cases of domain 13 as stored configurations.

import type { ModuleChoice } from '../../run/choices.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'

const simple: ModuleChoice = { kind: 'Simple' }
const double: ModuleChoice = { kind: 'Double' }

const mainRun = (...modules: ModuleChoice[]): DressingConfiguration['runs'] => [
	{ side: 'Main', zones: [{ modules }] },
]

/** G1 equipped as the worked price of domain 10.2. */
const g1: DressingConfiguration = {
	version: 1,
	room: { width: [3004, 3000, 3002] },
	hu: 2500,
	runs: mainRun(
		{ kind: 'Double', bays: [{ template: '10' }, { template: '06' }] },
		{
			kind: 'Simple',
			bays: [
				{
					zones: [
						{ kind: 'RecessedDrawer', count: 4 },
						{ kind: 'VariableShelve', count: 3 },
					],
				},
			],
		},
		{ kind: 'Double', bays: [{ template: '09' }, { template: '06' }] },
	),
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
}

const g2: DressingConfiguration = {
	version: 1,
	walls: 'Left',
	room: { width: 2400 },
	hu: 2500,
	runs: mainRun(simple, simple, simple, simple),
	colors: { exterior: 'P3-oak-natural' },
}

const g3: DressingConfiguration = {
	version: 1,
	room: { width: 3200 },
	hu: 2500,
	slope: { left: { low: 1100, angle: 40 } },
	runs: mainRun(simple, simple, simple, simple, simple, simple),
	colors: { exterior: 'P3-oak-natural' },
}

const g4: DressingConfiguration = {
	version: 1,
	room: { width: 2000 },
	hu: 2400,
	slope: { back: { low: 1000, angle: 45 } },
	runs: mainRun(double, double),
	colors: { exterior: 'P3-oak-natural' },
}

const g5: DressingConfiguration = {
	version: 1,
	footprint: 'LeftSide',
	priority: 'Main',
	room: { width: 3000, sideLeft: 2200 },
	hu: 2500,
	runs: [{ side: 'Left', zones: [{ modules: [simple, simple, simple] }] }],
	colors: { exterior: 'P3-oak-natural' },
	handle: null,
}

const g7: DressingConfiguration = {
	version: 1,
	room: { width: 3600 },
	hu: 2500,
	wall: 'Fireplace',
	pos: { fireplace: 1100 },
	width: { fireplace: 1400 },
	depth: { fireplace: 300 },
	runs: [
		{
			side: 'Main',
			zones: [{ modules: [double] }, { modules: [double, double] }, { modules: [double] }],
		},
	],
	colors: { exterior: 'P3-oak-natural' },
}

const x9: DressingConfiguration = {
	version: 1,
	footprint: 'LeftSide',
	priority: 'Main',
	room: { width: 3000, sideLeft: 880 },
	hu: 2500,
	handle: null,
}

/** Under stairs of 185 on 235, rising to the right; low end open to pull-outs. */
const g9: DressingConfiguration = {
	version: 1,
	room: { width: 2600 },
	hu: 2447,
	depth: { center: 700 },
	filler: { top: 30 },
	slope: { left: { low: 400, angle: (Math.atan(185 / 235) * 180) / Math.PI } },
	runs: mainRun(simple, simple, simple, simple, simple),
	colors: { exterior: 'P3-oak-natural' },
}

const g10: DressingConfiguration = {
	version: 1,
	room: { width: 2150 },
	hu: 2050,
	filler: { left: 40, right: 40, top: 30 },
	runs: mainRun(double, simple, simple),
	colors: { exterior: 'P3-oak-natural' },
}

const g12: DressingConfiguration = {
	version: 1,
	room: { width: 600 },
	hu: 2400,
	depth: { center: 550 },
	filler: { left: 30, right: 30 },
	runs: mainRun(simple),
	colors: { exterior: 'P3-oak-natural' },
	handle: null,
}

const x1: DressingConfiguration = {
	version: 1,
	room: { width: 300 },
	hu: 2500,
	filler: { left: 30, right: 30 },
}

const x3: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 3100 }

const x4: DressingConfiguration = {
	version: 1,
	room: { width: 3200 },
	hu: 2500,
	slope: { left: { low: 100, angle: 35 } },
	doors: null,
}

const x6: DressingConfiguration = {
	version: 1,
	room: { width: 2900 },
	hu: 2500,
	slope: { left: { low: 900, angle: 40 } },
	runs: mainRun(simple, simple, simple, simple),
}

const x7: DressingConfiguration = {
	version: 1,
	room: { width: 3000 },
	hu: 2750,
	colors: { exterior: 'RAL-9010' },
}

const x10: DressingConfiguration = {
	version: 1,
	room: { width: 1100 },
	hu: 2500,
	runs: mainRun({ kind: 'Simple', bays: [{ template: '06', thickness: 18 }] }),
}

/** Worked cases, by their names in domain 13. */
export const goldenConfigurations = {
	g1,
	g2,
	g3,
	g4,
	g5,
	g7,
	g9,
	g10,
	g12,
	x1,
	x3,
	x4,
	x6,
	x7,
	x9,
	x10,
}
