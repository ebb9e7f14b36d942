import type { Design } from './design.ts'
import type { Configuration, ModuleChoice } from './schema.ts'

export type StoredRuns = NonNullable<Configuration['runs']>

/** The runs of a design in the stored form. */
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
