import type { Catalogue } from '../../../catalogue.ts'
import type { BayChoice } from '../../../run/choices.ts'
import { isSame } from '../../settled.ts'
import { buildDressing } from '../build.ts'
import type { DressingConfiguration } from '../schema.ts'
import {
	bayPlaceIn,
	baysIn,
	modulesIn,
	type StoredRun,
	withModuleIn,
	withRun,
	writtenRun,
} from './run-choices.ts'

/** Puts back every choice that gave way although it still holds. */
export function withRestored(
	asked: DressingConfiguration,
	mended: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration {
	const isMade = (configuration: DressingConfiguration) =>
		buildDressing(configuration, catalogue).ok
	let current = mended
	for (const put of restorations(asked, catalogue)) {
		const tried = put(current)
		if (tried && !isSame(tried, current) && isMade(tried)) current = tried
	}
	return current
}

type Restoration = (current: DressingConfiguration) => DressingConfiguration | null

function restorations(asked: DressingConfiguration, catalogue: Catalogue): Restoration[] {
	return [
		...(['doors', 'handle', 'colors', 'charger'] as const).map(
			(key): Restoration =>
				(current) =>
					asked[key] === undefined ? null : { ...current, [key]: asked[key] },
		),
		(current) =>
			asked.filler?.custom
				? { ...current, filler: { ...current.filler, custom: asked.filler.custom } }
				: null,
		...(asked.runs ?? []).flatMap((run) => runRestorations(run, catalogue)),
	]
}

function runRestorations(asked: StoredRun, catalogue: Catalogue): Restoration[] {
	const within =
		(change: (run: StoredRun) => StoredRun | null): Restoration =>
		(current) => {
			const run = writtenRun(current, catalogue, asked.side)
			const changed = run && change(run)
			return changed ? withRun(current, changed) : null
		}
	const doors = modulesIn(asked).map((module, i) =>
		within((run) =>
			module.doors === undefined
				? null
				: withModuleIn(run, i, (it) => ({ ...it, doors: module.doors ?? true })),
		),
	)
	const bays = baysIn(asked).flatMap((bay, i): Restoration[] => {
		if (!bay) return []
		const put = (choiceOf: (now: BayChoice) => BayChoice) =>
			within((run) => {
				const place = bayPlaceIn(run, i)
				return (
					place &&
					withModuleIn(run, place.module, (it) => ({
						...it,
						bays: (it.bays ?? []).map((now, b) => (b === place.bay ? choiceOf(now) : now)),
					}))
				)
			})
		const { thickness, led } = bay
		return [
			put(() => bay),
			...(thickness === undefined ? [] : [put((now) => ({ ...now, thickness }))]),
			...(led === undefined ? [] : [put((now) => ({ ...now, led }))]),
		]
	})
	const whole = within((run) => (run.zones.length === asked.zones.length ? asked : null))
	return [whole, ...doors, ...bays]
}
