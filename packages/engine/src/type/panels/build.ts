import type { Catalogue } from '../../catalogue.ts'
import { accessAdvice } from '../../check/advice.ts'
import type { Board, Bore, Point2 } from '../../furniture/board.ts'
import { type BoardBuilder, boardBuilder } from '../../furniture/board-builder.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { FURNITURE, type Group, type GroupId } from '../../furniture/group.ts'
import {
	type FittingBuilder,
	fittingBuilder,
	type Item,
	poseOn,
} from '../../furniture/hardware/fitting.ts'
import { countFittings } from '../../furniture/hardware/hardware.ts'
import { runFrame } from '../../furniture/run-frame.ts'
import { weightOf } from '../../furniture/weight.ts'
import type { Result } from '../../result.ts'
import { NO_PIECES } from '../../run/capacity/wants.ts'
import { boresOf } from './bores.ts'
import { completePanels, exteriorOf, type PanelDesign } from './defaults.ts'
import { lineIssues } from './issues.ts'
import { CLADDING } from './limits.ts'
import type { PanelsConfiguration } from './schema.ts'

type Finish = { interior: string; exterior: string }

export function solvePanels(
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
): { design: null; colors: Finish; result: Result<Furniture> } {
	const exterior = exteriorOf(configuration, catalogue)
	const result = buildPanels(configuration, catalogue)
	return { design: null, colors: { interior: exterior, exterior }, result }
}

/** Never throws for what a buyer may enter. */
export function buildPanels(
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
): Result<Furniture> {
	const design = completePanels(configuration, catalogue)
	const issues = lineIssues(design, configuration, catalogue)
	if (issues.length > 0) return { ok: false, issues }
	const builder = boardBuilder(runFrame('Main', 0))
	const fittings = fittingBuilder()
	const groups: Group[] = [{ id: FURNITURE, kind: 'furniture', parent: null }]
	for (const line of design.lines) {
		const { list, index } = line.source
		const group: GroupId = `${list === 'panels' ? 'line' : 'wall'}-${index}`
		if (!groups.some(({ id }) => id === group))
			groups.push({ id: group, kind: 'line', parent: FURNITURE })
		const bores = line.bores.flatMap((bore) => boresOf(bore, line))
		for (const place of line.places) {
			const board = addPanel({ ...line, bores }, { group, place }, builder)
			if (list === 'cladding') addHangProfiles(board, fittings)
		}
	}
	const counted = countFittings(fittings.fittings)
	const furniture: Furniture = {
		runs: [],
		boards: builder.boards,
		fronts: [],
		fittings: fittings.fittings,
		groups,
		hardware: counted.map(({ reference, quantity }) => ({ reference, quantity })),
		weight: weightOf(builder.boards, counted, catalogue),
		capacity: NO_PIECES,
		issues: [],
	}
	return { ok: true, value: { ...furniture, issues: accessAdvice(furniture, design) } }
}

type BoredPanel = Omit<PanelDesign, 'bores'> & { bores: Bore[] }

/** Upright, with its length along z, its face towards the room. */
function addPanel(
	{ length, width, thickness, shape, bores, ...line }: BoredPanel,
	{ group, place: [x, z] }: { group: GroupId; place: Point2 },
	builder: BoardBuilder,
): Board {
	return builder.add({
		part: 'Panel',
		module: null,
		owner: group,
		stance: 'Front',
		x,
		y: 0,
		z,
		size: [width, thickness, length],
		material: line.material,
		grain: line.grain,
		edges: line.edges,
		outline: shape.outline,
		...(bores.length > 0 && { bores }),
		...(shape.radii.some((radius) => radius > 0) && { radii: shape.radii }),
	})
}

const hangProfile: Item = { family: 'hang-profile' }
/** Pairs on one panel (domain 25.2). */
const PAIRS = { usual: 2, high: 3 } as const

/** Pairs of profiles across the rear face, spread over its height. */
function addHangProfiles(board: Board, { add }: FittingBuilder): void {
	const pairs = board.length >= CLADDING.highHang ? PAIRS.high : PAIRS.usual
	for (let i = 0; i < pairs; i++) {
		const at = [((i + 0.5) * board.length) / pairs, board.width / 2] as const
		const pose = poseOn(board, at, { face: 'B', along: 'width' })
		add(hangProfile, { group: board.group, boards: [board.id], pose })
	}
}
