// Random designs with choices of every kind, and edits of their early decisions.

import type { Remedy } from '../../issue.ts'
import type { BayChoice, ModuleChoice } from '../../run/choices.ts'
import { templateIds } from '../../run/values.ts'
import {
	modulesIn,
	storedRun,
	withModuleIn,
	withRun,
} from '../../type/dressing/edit/run-choices.ts'
import { writtenRuns } from '../../type/dressing/option/with-choice.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import { buildFurniture, settleEdit } from '../../type/kinds.ts'
import { goldenConfigurations } from '../golden/golden-configurations.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'

const plain: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }

/** A design with every choice made by a buyer, as far as it can be made. */
export function randomChosenDesign(random: () => number): DressingConfiguration {
	const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
	const int = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
	const start: DressingConfiguration = pick([
		{ ...plain, room: { width: int(1200, 5200) }, hu: int(2200, 2700) },
		{ ...plain, room: { width: int(1200, 5200) }, hu: int(2200, 2700), walls: 'Left' as const },
		{ ...goldenConfigurations.g5, room: { width: int(2600, 4000), sideLeft: int(2000, 3000) } },
		goldenConfigurations.g3,
		goldenConfigurations.g7,
	])
	const base = settleEdit(start, start, sampleCatalogue).configuration
	let design: DressingConfiguration = { ...base, runs: writtenRuns(base, sampleCatalogue) }
	const accept = (wanted: DressingConfiguration) => {
		if (buildFurniture(wanted, sampleCatalogue).ok) design = wanted
	}
	for (const run of design.runs ?? []) {
		modulesIn(run).forEach((_, m) => {
			const now = storedRun(design, run.side)
			const changed = now && withModuleIn(now, m, (module) => randomModule(module, random))
			if (changed) accept(withRun(design, changed))
		})
	}
	if (random() < 0.5) accept({ ...design, doors: { style: pick(['StraightLines', 'Frames']) } })
	if (random() < 0.5) {
		const openingSides = [{ run: 'Main' as const, module: int(0, 3), side: 'Left' as const }]
		accept({ ...design, doors: { style: 'Simple', ...design.doors, openingSides } })
	}
	if (random() < 0.7) accept({ ...design, handle: { model: 'bar-320', color: 'Inox' } })
	if (random() < 0.3) {
		accept({
			...design,
			filler: { ...design.filler, custom: [{ run: 'Main', after: 1, width: int(30, 60) }] },
		})
	}
	if (random() < 0.6) accept({ ...design, colors: { interior: 'P1-white', exterior: 'P4-walnut' } })
	return design
}

function randomModule(module: ModuleChoice, random: () => number): ModuleChoice {
	return {
		...module,
		...(random() < 0.1 && { doors: false }),
		bays: (module.bays ?? []).map((bay): BayChoice => {
			const template = templateIds[Math.floor(random() * templateIds.length)] ?? '06'
			return {
				...(random() < 0.8 ? { template } : bay),
				...(random() < 0.3 && { led: true }),
				...(random() < 0.2 && { thickness: 28 as const }),
			}
		}),
	}
}

/** An early decision changed, as the first steps ask for them. */
export function randomEdit({ room, hu }: DressingConfiguration, random: () => number): Remedy {
	const int = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
	const [width, ceiling] = [Math.min(...[room.width].flat()), Math.min(...[hu].flat())]
	const edits: Remedy[] = [
		{ room: { width: width + int(-400, 600) } },
		{ hu: ceiling + int(-500, 300) },
		{ depth: { center: int(350, 700) } },
		{ filler: { left: int(30, 200), right: int(30, 200) } },
		{ plinth: { height: 150 } },
		{ slope: { left: { low: int(1000, 1900), angle: int(30, 60) } } },
		{ slope: { back: { low: int(1000, 1800), angle: 45 } } },
		{ wall: 'Fireplace' },
		{ footprint: 'LeftSide', priority: 'Main', room: { sideLeft: int(1600, 3000) } },
		{ walls: 'None' },
		{ type: 'shelves' },
		{ doors: null },
	]
	return edits[int(0, edits.length - 1)] ?? {}
}
