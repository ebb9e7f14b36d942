import type { Board, Furniture, Point3, RunSide } from '@gabarit/engine'

/** A bay on the flat stage, in fractions of it from its upper left corner (see `drawStage`). */
export type DrawnBay = {
	run: RunSide
	module: number
	bay: number
	left: number
	top: number
	width: number
	height: number
}

/** A line of loose boards on the flat stage, in the same fractions. */
export type DrawnLine = { group: string } & Omit<DrawnBay, 'run' | 'module' | 'bay'>

/** A cell of a grid in one of its faces, in the same fractions. */
export type DrawnCell = {
	face: 'Front' | 'Rear'
	column: number
	row: number
} & Omit<DrawnBay, 'run' | 'module' | 'bay'>

/** A place in front of the main run's fronts belongs to a side run. */
export function runAt([x, y]: Point3, { runs }: Furniture): RunSide {
	const has = (side: RunSide) => runs.some((run) => run.side === side)
	const main = runs.find(({ side }) => side === 'Main')
	if (main !== undefined && y <= main.depth) return 'Main'
	const left = runs.find(({ side }) => side === 'Left')
	if (left !== undefined && (x <= left.depth || !has('Right'))) return 'Left'
	return has('Right') ? 'Right' : 'Main'
}

/** The viewer counts the left side run from the room to the corner. */
function alongOf(side: RunSide, x: number): number {
	return side === 'Left' ? -x : x
}

/** In fractions of the flat stage; null where no bay gives the scale. */
export function spotOnStage(
	[x, y, z]: Point3,
	{ runs }: Furniture,
	drawn: readonly DrawnBay[],
): { left: number; top: number } | null {
	const [first] = drawn
	const run = runs.find(({ side }) => side === first?.run)
	const bay = first && run?.modules[first.module]?.bays[first.bay]
	if (first === undefined || run === undefined || bay === undefined) return null
	const from = Math.min(alongOf(run.side, bay.x), alongOf(run.side, bay.x + bay.width))
	const along = alongOf(run.side, run.side === 'Main' ? x : y)
	return {
		left: first.left + ((along - from) / bay.width) * first.width,
		top: first.top + ((bay.floor + bay.height - z) / bay.height) * first.height,
	}
}

/** In the face that is nearer; null where there is no grid. */
export function spotOnGrid(
	[x, y, z]: Point3,
	{ grid, boards }: Furniture,
	drawn: readonly DrawnCell[],
): { left: number; top: number } | null {
	const depth = Math.max(0, ...boards.map(({ width }) => width))
	const face = y < depth / 2 ? 'Rear' : 'Front'
	const first = drawn.find((one) => one.face === face)
	const cell = grid?.cells.find(({ column, row }) => column === first?.column && row === first.row)
	if (first === undefined || cell === undefined) return null
	// From behind, x runs to the left.
	const along = face === 'Rear' ? cell.x + cell.width - x : x - cell.x
	return {
		left: first.left + (along / cell.width) * first.width,
		top: first.top + ((cell.z + cell.height - z) / cell.height) * first.height,
	}
}

/** The middle of the line that the place lies on; null where it lies on none. */
export function spotOnLine(
	at: Point3,
	{ boards }: Furniture,
	drawn: readonly DrawnLine[],
): { left: number; top: number } | null {
	const board = boards.find((one) => holds(one, at))
	const line = drawn.find(({ group }) => group === board?.group)
	if (line === undefined) return null
	return { left: line.left + line.width / 2, top: line.top + line.height / 2 }
}

/** Loose boards stand upright: as wide along x as they are, as high along z as they are long. */
function holds({ pose, length, width }: Board, [x, , z]: Point3): boolean {
	const [left, , bottom] = pose.origin
	return x >= left && x <= left + width && z >= bottom && z <= bottom + length
}
