import type { Issue } from '../../../issue.ts'
import { isSame, type MovedChoice } from '../../settled.ts'
import type { DressingConfiguration } from '../schema.ts'
import { baysIn, modulesIn, storedRun } from './run-choices.ts'

export function choicesOf(configuration: DressingConfiguration): Map<string, unknown> {
	const choices = new Map<string, unknown>()
	const put = (field: string, value: unknown) => {
		if (value !== undefined) choices.set(field, value)
	}
	for (const { side } of configuration.runs ?? []) {
		const run = storedRun(configuration, side)
		put(
			`runs.${side}.modules`,
			run?.zones.map(({ modules }) => modules.map(({ kind }) => kind)),
		)
		modulesIn(run).forEach(({ doors }, i) => put(`runs.${side}.doors.${i}`, doors))
		baysIn(run).forEach((bay, i) => put(`runs.${side}.bays.${i}`, bay))
	}
	const { doors, handle, colors, charger, filler } = configuration
	if (doors) {
		const { openingSides, ...style } = doors
		put('doors', style)
		put('doors.openingSides', openingSides)
	} else put('doors', doors)
	put('handle', handle)
	put('colors.interior', colors?.interior)
	put('colors.exterior', colors?.exterior)
	put('charger', charger)
	put('filler.top', filler?.top)
	put('filler.custom', filler?.custom)
	return choices
}

export type Turn = { after: DressingConfiguration; reason: Issue }

/** The choices of `asked` that `settled` changes, each with the issue that moved it first. */
export function movedChoices(
	asked: DressingConfiguration,
	settled: DressingConfiguration,
	turns: readonly Turn[],
): MovedChoice[] {
	const now = choicesOf(settled)
	return [...choicesOf(asked)].flatMap(([field, from]): MovedChoice[] => {
		const to = now.get(field)
		if (isSame(from, to)) return []
		const turn = turns.find(({ after }) => !isSame(from, choicesOf(after).get(field)))
		return [{ field, from, to: to ?? null, reason: turn?.reason ?? null }]
	})
}
