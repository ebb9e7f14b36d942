import { createIssue } from '../../create-issue.ts'
import type { Issue, RunSide } from '../../issue.ts'
import { hasCorner, runSidesOf } from '../../room/corner.ts'
import { hasWall } from '../../room/has-wall.ts'
import type { Design } from '../../run/design.ts'
import { hasFronts } from '../../run/has-fronts.ts'
import { typeDefaults } from './defaults.ts'
import { type DressingConfiguration } from './schema.ts'
import { startTypeOf } from './start-types.ts'

type Reading = readonly [field: string, isGiven: boolean, isRead: boolean]

/** A hint for every field that has a value and decides nothing in this furniture. */
export function unusedFieldIssues(configuration: DressingConfiguration, design: Design): Issue[] {
	const readings = [
		...wallReadings(configuration, design),
		...sideReadings(configuration, design),
		...slopeReadings(configuration, design),
		...frontReadings(configuration, design),
		...heightReadings(configuration, design),
	]
	return [
		...readings
			.filter(([, isGiven, isRead]) => isGiven && !isRead)
			.map(([field]) => createIssue({ code: 'field_not_used', severity: 'hint', field })),
		...strangeRuns(configuration, design),
		...leaflessModules(configuration, design),
	]
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== false

function wallReadings({ depth, width, pos }: DressingConfiguration, { wall }: Design): Reading[] {
	const breast = wall === 'Fireplace'
	const left = wall === 'LeftRecess' || wall === 'BothRecess'
	const right = wall === 'RightRecess' || wall === 'BothRecess'
	return [
		['depth.fireplace', isGiven(depth?.fireplace), breast],
		['width.fireplace', isGiven(width?.fireplace), breast],
		['pos.fireplace', isGiven(pos?.fireplace), breast],
		['depth.recessLeft', isGiven(depth?.recessLeft), left],
		['width.recessLeft', isGiven(width?.recessLeft), left],
		['depth.recessRight', isGiven(depth?.recessRight), right],
		['width.recessRight', isGiven(width?.recessRight), right],
	]
}

function sideReadings(configuration: DressingConfiguration, design: Design) {
	const { room, depth, corner, priority, topTen, filler } = configuration
	const sides = runSidesOf(design.footprint)
	const isCornered = sides.length > 1
	return [
		['priority', isGiven(priority), isCornered],
		['topTen', isGiven(topTen), typeDefaults[startTypeOf(configuration)].favourites],
		['corner.clear', isGiven(corner?.clear), isCornered],
		...(['left', 'right'] as const).flatMap((side): Reading[] => {
			const name = side === 'left' ? 'Left' : 'Right'
			const run = hasCorner(design, side)
			const closes = run ? design.sides[side].end === 'Wall' : hasWall(design, side)
			return [
				[`depth.${side}`, isGiven(depth?.[side]), run],
				[`room.end${name}`, isGiven(room[`end${name}`]), run],
				[`room.diagonal${name}`, isGiven(room[`diagonal${name}`]), hasWall(design, side)],
				[`filler.${side}`, (filler?.[side] ?? 0) > 0, closes],
			]
		}),
	] as const satisfies Reading[]
}

function slopeReadings({ slope }: DressingConfiguration, design: Design): Reading[] {
	const { left, right, back } = design.slope
	const isSloped = left !== null || right !== null || back !== null
	return [
		['slope.standoff', (slope?.standoff ?? 0) > 0, back !== null],
		['slope.acceptVoid', isGiven(slope?.acceptVoid), isSloped],
		['slope.stepped', isGiven(slope?.stepped), isSloped],
	]
}

function frontReadings(configuration: DressingConfiguration, design: Design): Reading[] {
	const { doors, handle, charger } = configuration
	const fronts = runSidesOf(design.footprint).some((side) => hasFronts(design, side))
	const lit = design.runs.some(({ zones }) =>
		zones.some(({ modules }) => modules.some(({ bays }) => bays.some(({ led }) => led))),
	)
	return [
		['doors.count', isGiven(doors?.count), doors?.style !== 'Simple'],
		['handle', isGiven(handle), fronts],
		['charger', isGiven(charger), lit],
	]
}

function heightReadings({ height, baseboard }: DressingConfiguration, design: Design): Reading[] {
	const skirting = design.baseboard
	return [
		['height', isGiven(height), design.filler.top === 0],
		['baseboard.height', (baseboard?.height ?? 0) > 0, skirting.thickness > 0],
		['baseboard.thickness', (baseboard?.thickness ?? 0) > 0, skirting.height > 0],
	]
}

function leaflessModules({ runs }: DressingConfiguration, { doors, footprint }: Design): Issue[] {
	if (doors !== null) return []
	const sides = runSidesOf(footprint)
	return (runs ?? [])
		.filter(({ side }) => sides.includes(side))
		.flatMap(({ side, zones }) =>
			zones
				.flatMap(({ modules }) => modules)
				.flatMap((own, module) =>
					own.doors === true
						? [
								createIssue({
									code: 'field_not_used',
									severity: 'hint',
									field: 'runs.doors',
									run: side,
									module,
								}),
							]
						: [],
				),
		)
}

function strangeRuns(
	{ runs, filler, doors }: DressingConfiguration,
	{ footprint }: Design,
): Issue[] {
	const sides = runSidesOf(footprint)
	const named: [string, readonly RunSide[]][] = [
		['runs', (runs ?? []).map(({ side }) => side)],
		['filler.custom', (filler?.custom ?? []).map(({ run }) => run)],
		['doors.openingSides', (doors?.openingSides ?? []).map(({ run }) => run)],
	]
	return named.flatMap(([field, mentioned]) =>
		[...new Set(mentioned)]
			.filter((side) => !sides.includes(side))
			.map((run) => createIssue({ code: 'field_not_used', severity: 'hint', field, run })),
	)
}
