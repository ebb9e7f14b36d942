// A choice writes out whole runs, so that defaults elsewhere in the run do not change with it.
import type { Catalogue } from '../../../catalogue.ts'
import type { RunSide } from '../../../issue.ts'
import type { BayChoice, BayPosition, ModuleChoice } from '../../../run/choices.ts'
import { type StoredRuns, storedRunsOf, withBayAt, withModuleAt } from '../../../run/stored-runs.ts'
import { completeDressing } from '../complete.ts'
import type { Configuration } from '../schema.ts'

export function writtenRuns(
	configuration: Configuration,
	catalogue: Catalogue,
): NonNullable<Configuration['runs']> {
	return storedRunsOf(completeDressing(configuration, catalogue))
}

export function withModule(
	configuration: Configuration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
	change: (module: ModuleChoice) => ModuleChoice,
): Configuration {
	const runs = withModuleAt(writtenRuns(configuration, catalogue), position, change)
	return { ...configuration, runs }
}

/** For many choices in one zone: the runs are written out only once. */
export function withZoneIn(
	configuration: Configuration,
	runs: StoredRuns,
	{ run, zone }: { run: RunSide; zone: number },
	modules: ModuleChoice[],
): Configuration {
	const isThere = runs.some(({ side }) => side === run)
	const changed = runs.map((written) =>
		written.side === run
			? { ...written, zones: written.zones.map((own, i) => (i === zone ? { modules } : own)) }
			: written,
	)
	return {
		...configuration,
		runs: isThere ? changed : [...changed, { side: run, zones: [{ modules }] }],
	}
}

export function withBay(
	configuration: Configuration,
	catalogue: Catalogue,
	position: BayPosition,
	change: (bay: BayChoice) => BayChoice,
): Configuration {
	const runs = withBayAt(writtenRuns(configuration, catalogue), position, change)
	return { ...configuration, runs }
}
