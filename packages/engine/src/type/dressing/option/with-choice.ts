// Putting one choice into a configuration: the runs are written out whole, so that what was a default is kept as it stands.
import type { Catalogue } from '../../../catalogue.ts'
import type { RunSide } from '../../../issue.ts'
import type { BayChoice, BayPosition, ModuleChoice } from '../../../run/choices.ts'
import { type StoredRuns, storedRunsOf, withBayAt, withModuleAt } from '../../../run/stored-runs.ts'
import { completeDressing } from '../complete.ts'
import type { Configuration } from '../schema.ts'

/** The runs of a configuration as stored, every default module and bay written out. */
export function writtenRuns(
	configuration: Configuration,
	catalogue: Catalogue,
): NonNullable<Configuration['runs']> {
	return storedRunsOf(completeDressing(configuration, catalogue))
}

/** The configuration with one module changed. */
export function withModule(
	configuration: Configuration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
	change: (module: ModuleChoice) => ModuleChoice,
): Configuration {
	const runs = withModuleAt(writtenRuns(configuration, catalogue), position, change)
	return { ...configuration, runs }
}

/** The configuration with the modules of one zone of a run in place of what stood there. */
export function withZone(
	configuration: Configuration,
	catalogue: Catalogue,
	{ run, zone }: { run: RunSide; zone: number },
	modules: ModuleChoice[],
): Configuration {
	return withZoneIn(configuration, writtenRuns(configuration, catalogue), { run, zone }, modules)
}

/** The same where the runs are written out already: many choices for one zone need them only once. */
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

/** The configuration with one bay changed. */
export function withBay(
	configuration: Configuration,
	catalogue: Catalogue,
	position: BayPosition,
	change: (bay: BayChoice) => BayChoice,
): Configuration {
	const runs = withBayAt(writtenRuns(configuration, catalogue), position, change)
	return { ...configuration, runs }
}
