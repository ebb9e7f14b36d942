import type { Remedy, RunSide } from '../issue.ts'
import type { Design, DesignModule } from './design.ts'
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

/** The runs as they stand, one module changed; arrays replace, so the whole list is said again. */
export function withModuleOf(
	{ runs }: Pick<Design, 'runs'>,
	at: { run: RunSide; module: number },
	change: (module: DesignModule) => DesignModule,
): Remedy {
	const changed = runs.map((run) => {
		let next = 0
		const zones = run.zones.map(({ modules }) => ({
			modules: modules.map((own) =>
				run.side === at.run && next++ === at.module ? change(own) : own,
			),
		}))
		return { side: run.side, zones }
	})
	return { runs: storedRunsOf({ runs: changed }) }
}
