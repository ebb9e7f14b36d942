import { createIssue } from '../../create-issue.ts'
import type { Issue } from '../../issue.ts'
import { hasWall } from '../../room/has-wall.ts'
import type { Design } from '../../run/design.ts'
import { hasFronts } from '../../run/has-fronts.ts'
import { flightOf } from './flight.ts'
import type { StairsFurnitureConfiguration } from './schema.ts'

/** A hint for every field that has a value and decides nothing in this furniture. */
export function unusedFieldIssues(
	configuration: StairsFurnitureConfiguration,
	design: Design,
): Issue[] {
	const { stair, slope, filler, baseboard, doors, handle, charger } = configuration
	const { access, steps } = flightOf(configuration)
	const isAlong = access === 'Side'
	const lit = design.runs.some(({ zones }) =>
		zones.some(({ modules }) => modules.some(({ bays }) => bays.some(({ led }) => led))),
	)
	const readings: [field: string, isGiven: boolean, isRead: boolean][] = [
		['stair.rises', stair?.rises !== undefined, isAlong],
		['stair.tops', stair?.tops !== undefined, isAlong],
		['slope.acceptVoid', slope?.acceptVoid === true, isAlong],
		['filler.top', (filler?.top ?? 0) > 0, steps === 'Closed'],
		['filler.left', (filler?.left ?? 0) > 0, hasWall(design, 'left')],
		['filler.right', (filler?.right ?? 0) > 0, hasWall(design, 'right')],
		['baseboard.height', (baseboard?.height ?? 0) > 0, design.baseboard.thickness > 0],
		['baseboard.thickness', (baseboard?.thickness ?? 0) > 0, design.baseboard.height > 0],
		['doors.count', doors?.count !== undefined, doors?.style !== 'Simple'],
		['handle', handle !== undefined && handle !== null, hasFronts(design, 'Main')],
		['charger', charger === true, lit],
	]
	return readings
		.filter(([, isGiven, isRead]) => isGiven && !isRead)
		.map(([field]) => createIssue({ code: 'field_not_used', severity: 'hint', field }))
}
