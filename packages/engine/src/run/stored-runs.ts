import type { RunSide } from '../issue.ts'
import type { BayChoice, BayPosition, ModuleChoice, RunChoices } from './choices.ts'
import type { Design } from './design.ts'

export type StoredRuns = NonNullable<RunChoices['runs']>

export function storedRunsOf({ runs }: Pick<Design, 'runs'>): StoredRuns {
	return runs.map((run) => ({
		side: run.side,
		zones: run.zones.map((zone) => ({
			modules: zone.modules.map(
				(module): ModuleChoice => ({
					kind: module.kind,
					...(module.doors ? {} : { doors: false }),
					bays: module.bays,
				}),
			),
		})),
	}))
}

/** `module` counts over all zones. Arrays replace, so the remedy repeats the whole list. */
export function withModuleAt(
	runs: StoredRuns,
	at: { run: RunSide; module: number },
	change: (module: ModuleChoice) => ModuleChoice,
): StoredRuns {
	return runs.map((run) => {
		if (run.side !== at.run) return run
		let next = 0
		const zones = run.zones.map(({ modules }) => ({
			modules: modules.map((own) => (next++ === at.module ? change(own) : own)),
		}))
		return { ...run, zones }
	})
}

export function withBayAt(
	runs: StoredRuns,
	at: BayPosition,
	change: (bay: BayChoice) => BayChoice,
): StoredRuns {
	return withModuleAt(runs, at, (module) => ({
		...module,
		bays: (module.bays ?? []).map((bay, i) => (i === at.bay ? change(bay) : bay)),
	}))
}
