import type { Catalogue } from '../../catalogue.ts'
import { type FitVerdict, verdictIn } from '../../check/fit/fit-verdicts.ts'
import { roomChoicesOf } from './ground.ts'
import { plannedDesk } from './planned.ts'
import type { DeskConfiguration } from './schema.ts'

/** Between walls only; a desk that stands free has room enough (domain 3.6). */
export function deskFit(configuration: DeskConfiguration, catalogue: Catalogue): FitVerdict[] {
	const { desk, run } = plannedDesk(configuration, catalogue)
	if (desk.walls !== 'Both') return []
	const { design, space, pedestals } = run
	const model = catalogue.handles.find(({ reference }) => reference === desk.handle?.model)
	const verdict = verdictIn({
		configuration: roomChoicesOf(configuration),
		// A support that skirting would stop is refused, and the top passes above it.
		design: { ...design, baseboard: { height: 0, thickness: 0 } },
		space,
		places: pedestals.map(({ place }) => place),
		fronts: { handle: model?.projection ?? 0, plans: pedestals.flatMap(({ plans }) => plans) },
	})
	return verdict ? [verdict] : []
}
