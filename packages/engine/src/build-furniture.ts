// From a configuration to boards: room, layout, modules, fronts, finishing, one run after the other.
import { boardBench } from './board/board-bench.ts'
import { type Finishes, finishesOf } from './board/finish.ts'
import { runFrame } from './board/run-frame.ts'
import { buildRun, type RunParts } from './build-run.ts'
import { capacityOf } from './capacity.ts'
import { type Catalogue, colorsOf } from './catalogue.ts'
import { adviceOf } from './check/advice.ts'
import { completeConfiguration } from './configuration/complete-configuration.ts'
import type { Design } from './configuration/design.ts'
import type { Configuration } from './configuration/schema.ts'
import { unusedFieldIssues } from './configuration/unused-fields.ts'
import { createIssue } from './create-issue.ts'
import { buildInfinityPlanks, plankIssues } from './finishing/infinity-planks.ts'
import { withOneStyle } from './front/front-misfits.ts'
import type { Bay, Furniture } from './furniture.ts'
import type { Issue, IssueCode } from './issue.ts'
import { tally } from './module/tally.ts'
import type { Result } from './result.ts'
import { runSidesOf } from './room/corner.ts'
import { leafAisleIssues, roomIssues } from './room/room-issues.ts'
import { weightOf } from './weight.ts'

/** The furniture of a configuration, or every reason why it cannot be made. Never throws for what a buyer may enter. */
export function buildFurniture(
	configuration: Configuration,
	catalogue: Catalogue,
): Result<Furniture> {
	const design = completeConfiguration(configuration, catalogue)
	const result = buildDesign(design, catalogue)
	const unused = unusedFieldIssues(configuration, design)
	return result.ok
		? { ok: true, value: { ...result.value, issues: [...result.value.issues, ...unused] } }
		: { ok: false, issues: [...result.issues, ...unused] }
}

// Under a ceiling that is no slope, along a wall that is not so: what the runs would say of it means nothing.
const noRoom: ReadonlySet<IssueCode> = new Set([
	'slope_out_of_bounds',
	'combination_impossible',
	'feature_outside_wall',
])

/** The same from a design whose defaults are filled in already: it no longer knows what was given in vain. */
export function buildDesign(design: Design, catalogue: Catalogue): Result<Furniture> {
	const finishes = finishesOf(design.colors, catalogue)
	const refused = choiceIssues(design, catalogue, finishes)
	// An unknown colour hides no other reason: the rest is judged in a colour there is.
	const judged = finishes ?? standInOf(design, catalogue)
	if (!judged) return { ok: false, issues: refused }
	const hardware = tally()
	const width = Math.min(...design.width)
	const runs = runSidesOf(design.footprint).map((side) => {
		const frame = runFrame(side, width)
		return buildRun({
			design,
			catalogue,
			finishes: judged,
			frame,
			bench: boardBench(frame),
			tally: hardware,
		})
	})
	const room = roomIssues(design)
	const isRoom = room.every(({ code }) => !noRoom.has(code))
	const issues = [
		...refused,
		...room,
		...plankIssues(design),
		...(isRoom ? withOneStyle(runs.flatMap((run) => run.issues)) : []),
	]
	if (issues.some((issue) => issue.severity === 'error')) return { ok: false, issues }
	const aisle = leafAisleIssues(design, widestLeafOf(runs))
	if (aisle.length > 0) return { ok: false, issues: [...aisle, ...issues] }
	const stacks = runs.flatMap((run) => run.stacks)
	hardware.add('led-charger', chargersOf(stacks, design))
	const loose = buildInfinityPlanks(design, judged, runFrame('Main', width))
	const boards = [...runs.flatMap((run) => run.boards), ...loose]
	const made = { runs, boards, issues, hardware: hardware.list() }
	return { ok: true, value: assemble(made, design, catalogue) }
}

function widestLeafOf(runs: readonly RunParts[]): number {
	const leaves = runs.flatMap(({ boards }) => boards.filter(({ part }) => part === 'Leaf'))
	return Math.max(0, ...leaves.map(({ width }) => width))
}

function standInOf({ colors }: Design, catalogue: Catalogue): Finishes | null {
	const known = (place: 'interior' | 'exterior') =>
		(colorsOf(catalogue).get(colors[place]) ?? catalogue.colors.find((color) => color[place]))
			?.reference ?? ''
	return finishesOf({ interior: known('interior'), exterior: known('exterior') }, catalogue)
}

/** One charger serves this many LED bars. */
const BARS_PER_CHARGER = 4

function chargersOf(bays: readonly Bay[], design: Design): number {
	if (!design.charger) return 0
	return Math.ceil(bays.filter((bay) => bay.led).length / BARS_PER_CHARGER)
}

type MadeParts = Pick<Furniture, 'boards' | 'issues' | 'hardware'> & { runs: readonly RunParts[] }

function assemble(
	{ runs: parts, boards, issues, hardware }: MadeParts,
	design: Design,
	catalogue: Catalogue,
): Furniture {
	const furniture: Furniture = {
		runs: parts.map((part) => part.run),
		boards,
		fronts: parts.flatMap((part) => part.fronts),
		hardware,
		weight: weightOf(boards, hardware, catalogue),
		capacity: capacityOf(parts.flatMap((part) => part.stacks)),
		issues,
	}
	const spaces = parts.map((part) => part.space)
	return { ...furniture, issues: [...issues, ...adviceOf(furniture, design, spaces, catalogue)] }
}

/** References that the catalogue does not have, and what it has but not there. */
function choiceIssues(design: Design, catalogue: Catalogue, finishes: Finishes | null): Issue[] {
	const known = (reference: string) =>
		catalogue.colors.some((color) => color.reference === reference)
	const unknown = (['interior', 'exterior'] as const)
		.filter((place) => !known(design.colors[place]))
		.map((place) =>
			createIssue({
				code: 'unknown_color',
				field: `colors.${place}`,
				data: { reference: design.colors[place] },
			}),
		)
	return [...unknown, ...placeIssues(finishes), ...handleIssues(design, catalogue)]
}

function placeIssues(finishes: Finishes | null): Issue[] {
	if (!finishes) return []
	return (['interior', 'exterior'] as const)
		.filter((place) => !finishes[place][place])
		.map((place) =>
			createIssue({
				code: place === 'interior' ? 'color_not_for_interior' : 'color_not_for_exterior',
				field: `colors.${place}`,
				data: { reference: finishes[place].reference },
			}),
		)
}

function handleIssues({ handle }: Design, catalogue: Catalogue): Issue[] {
	if (handle === null) return []
	const model = catalogue.handles.find(({ reference }) => reference === handle.model)
	const field = 'handle'
	if (!model)
		return [createIssue({ code: 'unknown_handle', field, data: { reference: handle.model } })]
	if (model.colors.includes(handle.color)) return []
	const color = model.colors[0]
	return [
		createIssue({
			code: 'handle_color_unavailable',
			field,
			data: { reference: handle.model, color: handle.color },
			remedy: color ? { handle: { model: handle.model, color } } : undefined,
		}),
	]
}
