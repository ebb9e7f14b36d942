import type { Catalogue } from '../../../catalogue.ts'
import type { RunSide } from '../../../issue.ts'
import type { BayChoice, ModuleChoice } from '../../../run/choices.ts'
import { writtenRuns } from '../option/with-choice.ts'
import type { DressingConfiguration } from '../schema.ts'

export type StoredRun = NonNullable<DressingConfiguration['runs']>[number]

export function storedRun(
	configuration: DressingConfiguration,
	side: RunSide,
): StoredRun | undefined {
	return configuration.runs?.find((run) => run.side === side)
}

/** With every default written out; undefined where no module fits. */
export function writtenRun(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	side: RunSide,
): StoredRun | undefined {
	return writtenRuns(configuration, catalogue).find((run) => run.side === side)
}

export function modulesIn(run: StoredRun | undefined): ModuleChoice[] {
	return run?.zones.flatMap((zone) => zone.modules) ?? []
}

/** One entry per bay, in run order; undefined where its interior is a default. */
export function baysIn(run: StoredRun | undefined): (BayChoice | undefined)[] {
	return modulesIn(run).flatMap(({ kind, bays }): (BayChoice | undefined)[] => {
		return bays ?? (kind === 'Double' ? [undefined, undefined] : [undefined])
	})
}

export function withRun(
	configuration: DressingConfiguration,
	run: StoredRun,
): DressingConfiguration {
	const runs = configuration.runs ?? []
	const isKnown = runs.some(({ side }) => side === run.side)
	return {
		...configuration,
		runs: isKnown ? runs.map((other) => (other.side === run.side ? run : other)) : [...runs, run],
	}
}

export function withoutRun(
	configuration: DressingConfiguration,
	side: RunSide,
): DressingConfiguration {
	const { runs, ...rest } = configuration
	const others = runs?.filter((run) => run.side !== side) ?? []
	return others.length > 0 ? { ...rest, runs: others } : rest
}

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

export function bayPlaceIn(run: StoredRun, index: number): { module: number; bay: number } | null {
	let left = index
	for (const [module, { kind }] of modulesIn(run).entries()) {
		const count = kind === 'Double' ? 2 : 1
		if (left < count) return { module, bay: left }
		left -= count
	}
	return null
}
