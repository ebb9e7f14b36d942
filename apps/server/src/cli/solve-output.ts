import type {
	Bay,
	Board,
	Fitting,
	Front,
	Furniture,
	HandleColor,
	Issue,
	Module,
	Pose,
	Run,
} from '@gabarit/engine'
import type { FurnitureOutput, IssueOutput, MadeOutput } from './furniture-schema.ts'

export function furnitureOutput(furniture: Furniture): FurnitureOutput {
	return {
		ok: true,
		runs: furniture.runs.map(runOutput),
		...(furniture.grid && { grid: furniture.grid }),
		boards: furniture.boards.map(boardOutput),
		fronts: furniture.fronts.map(frontOutput),
		fittings: furniture.fittings.map(fittingOutput),
		groups: furniture.groups,
		hardware: furniture.hardware,
		weight: furniture.weight,
		capacity: furniture.capacity,
		issues: furniture.issues.map(issueOutput),
	}
}

export function issuesOutput(issues: readonly Issue[]): FurnitureOutput {
	return { ok: false, issues: issues.map(issueOutput) }
}

function runOutput({ side, width, lift, modules, fillers }: Run): MadeOutput['runs'][number] {
	return {
		side,
		width,
		...(lift !== undefined && { lift }),
		modules: modules.map(moduleOutput),
		fillers: fillers.map((filler) => ({ place: filler.place, width: filler.width })),
	}
}

function moduleOutput(module: Module): MadeOutput['runs'][number]['modules'][number] {
	const { kind, blind, x, y, width, depth, top } = module
	const { heightLeft, heightRight, heightFront, heightRear } = module
	return {
		kind,
		blind,
		x,
		y,
		width,
		depth,
		heightLeft,
		heightRight,
		heightFront,
		heightRear,
		top,
		bays: module.bays.map(bayOutput),
	}
}

function bayOutput({ width, height, template, zones }: Bay) {
	return {
		width,
		height,
		template,
		zones: zones.map((zone) => ({ kind: zone.kind, bottom: zone.bottom, height: zone.height })),
	}
}

function boardOutput(board: Board): MadeOutput['boards'][number] {
	const { id, part, run, module, length, width, thickness, material, grain, edges } = board
	return {
		id,
		part,
		run,
		module,
		length,
		width,
		thickness,
		material,
		grain,
		edges,
		outline: board.outline.map(([a, b]) => [a, b]),
		cuts: board.cuts,
		groove: board.groove,
		grooves: board.grooves.map(({ from, to, ...groove }) => ({
			...groove,
			from: [...from],
			to: [...to],
		})),
		...(board.bores && { bores: board.bores.map(({ at, ...bore }) => ({ at: [...at], ...bore })) }),
		...(board.radii && { radii: board.radii }),
		group: board.group,
		pose: poseOutput(board.pose),
	}
}

function poseOutput({ origin, u, v, n }: Pose): MadeOutput['boards'][number]['pose'] {
	return { origin: [...origin], u: [...u], v: [...v], n: [...n] }
}

type Box = NonNullable<MadeOutput['fittings'][number]['box']>

function fittingOutput(fitting: Fitting): MadeOutput['fittings'][number] {
	const { id, item, group, boards, pose, box, otherBox } = fitting
	return {
		id,
		item,
		group,
		boards,
		pose: pose && poseOutput(pose),
		...(box && { box: boxOutput(box) }),
		...(otherBox && { otherBox: boxOutput(otherBox) }),
	}
}

function boxOutput({ from, to }: NonNullable<Fitting['box']>): Box {
	return { from: [...from], to: [...to] }
}

function frontOutput(front: Front): MadeOutput['fronts'][number] {
	const { id, board, kind, style, hinges, openingSide, handle, module, bays, face } = front
	return {
		id,
		board,
		kind,
		style,
		hinges,
		openingSide,
		handle: handle && {
			model: handle.model,
			color: handle.color as HandleColor,
			at: handle.at.map(([x, y, z]) => [x, y, z]),
		},
		module,
		bays,
		...(face && { face }),
	}
}

function issueOutput({ data, at, ...issue }: Issue): IssueOutput {
	return { ...data, ...issue, ...(at && { at: [...at] }) } as IssueOutput
}
