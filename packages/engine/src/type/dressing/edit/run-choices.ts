// The later choices of a run as stored: its modules, and its bays from first to last over all zones.
import type { Catalogue } from '../../../catalogue.ts'
import type { RunSide } from '../../../issue.ts'
import type { BayChoice, ModuleChoice } from '../../../run/choices.ts'
import { writtenRuns } from '../option/with-choice.ts'
import type { Configuration } from '../schema.ts'

export type StoredRun = NonNullable<Configuration['runs']>[number]

/** The run as somebody chose it; undefined where it follows from the room. */
export function storedRun(configuration: Configuration, side: RunSide): StoredRun | undefined {
	return configuration.runs?.find((run) => run.side === side)
}

/** The run with every default written out; undefined where no module stands. */
export function writtenRun(
	configuration: Configuration,
	catalogue: Catalogue,
	side: RunSide,
): StoredRun | undefined {
	return writtenRuns(configuration, catalogue).find((run) => run.side === side)
}

/** Modules of all zones. */
export function modulesIn(run: StoredRun | undefined): ModuleChoice[] {
	return run?.zones.flatMap((zone) => zone.modules) ?? []
}

/** One entry per bay, undefined where nobody chose its interior. */
export function baysIn(run: StoredRun | undefined): (BayChoice | undefined)[] {
	return modulesIn(run).flatMap(({ kind, bays }): (BayChoice | undefined)[] => {
		return bays ?? (kind === 'Double' ? [undefined, undefined] : [undefined])
	})
}

/** The configuration with a run in the place of the one stored for its side. */
export function withRun(configuration: Configuration, run: StoredRun): Configuration {
	const runs = configuration.runs ?? []
	const isKnown = runs.some(({ side }) => side === run.side)
	return {
		...configuration,
		runs: isKnown ? runs.map((other) => (other.side === run.side ? run : other)) : [...runs, run],
	}
}

/** The configuration as if nobody had chosen anything in a run. */
export function withoutRun(configuration: Configuration, side: RunSide): Configuration {
	const { runs, ...rest } = configuration
	const others = runs?.filter((run) => run.side !== side) ?? []
	return others.length > 0 ? { ...rest, runs: others } : rest
}

/** A run with one module changed, by its index over all zones. */
export function withModuleIn(
	run: StoredRun,
	index: number,
	change: (module: ModuleChoice) => ModuleChoice,
): StoredRun {
	let at = -1
	return {
		...run,
		zones: run.zones.map(({ modules }) => ({
			modules: modules.map((module) => {
				at += 1
				return at === index ? change(module) : module
			}),
		})),
	}
}

/** Module and bay of the n-th bay of a run. */
export function bayPlaceIn(run: StoredRun, index: number): { module: number; bay: number } | null {
	let left = index
	for (const [module, { kind }] of modulesIn(run).entries()) {
		const count = kind === 'Double' ? 2 : 1
		if (left < count) return { module, bay: left }
		left -= count
	}
	return null
}
