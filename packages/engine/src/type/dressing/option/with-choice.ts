// A choice writes out whole runs, so that defaults elsewhere in the run do not change with it.
import type { Catalogue } from '../../../catalogue.ts'
import type { RunSide } from '../../../issue.ts'
import type { BayChoice, BayPosition, ModuleChoice } from '../../../run/choices.ts'
import { type StoredRuns, storedRunsOf, withBayAt, withModuleAt } from '../../../run/stored-runs.ts'
import { completeDressing } from '../complete.ts'
import type { DressingConfiguration } from '../schema.ts'

export function writtenRuns(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): NonNullable<DressingConfiguration['runs']> {
	return storedRunsOf(completeDressing(configuration, catalogue))
}

export function withModule(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
	change: (module: ModuleChoice) => ModuleChoice,
): DressingConfiguration {
	const runs = withModuleAt(writtenRuns(configuration, catalogue), position, change)
	return { ...configuration, runs }
}

/** For many choices in one zone: the runs are written out only once. */
export function withZoneIn(
	configuration: DressingConfiguration,
	runs: StoredRuns,
	{ run, zone }: { run: RunSide; zone: number },
	modules: ModuleChoice[],
): DressingConfiguration {
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
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: BayPosition,
	change: (bay: BayChoice) => BayChoice,
): DressingConfiguration {
	const runs = withBayAt(writtenRuns(configuration, catalogue), position, change)
	return { ...configuration, runs }
}
