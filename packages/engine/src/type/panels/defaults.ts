// A stored list with every default filled in; a clad wall becomes lines of its panels.
import { type Catalogue, type Color, colorsOf } from '../../catalogue.ts'
import { PART_MAX } from '../../constants.ts'
import type { Board, Edges, Point2 } from '../../furniture/board.ts'
import { grainOf } from '../../furniture/finish.ts'
import { usualColor } from '../../furniture/usual-color.ts'
import { splitRun } from '../../run/layout/split-run.ts'
import { CLADDING } from './limits.ts'
import type { Cladding, PanelBore, PanelLine, PanelsConfiguration } from './schema.ts'
import { type PanelShape, shapeOf } from './shape.ts'

/** Where a line stands in the stored document, by index. */
export type LineSource = { list: 'panels' | 'cladding'; index: number }

export type PanelDesign = {
	source: LineSource
	length: number
	width: number
	thickness: PanelLine['thickness']
	/** Its reference; `color` is null where the catalogue does not have it. */
	material: string
	/** Chosen for this line, not for the order. */
	isOwnMaterial: boolean
	color: Color | null
	grain: Board['grain']
	edges: Edges
	shape: PanelShape
	bores: readonly PanelBore[]
	/** One per piece: the lower left corner, x from the left end of its list, z from the floor. */
	places: Point2[]
}

export type PanelsDesign = {
	lines: PanelDesign[]
	access: NonNullable<PanelsConfiguration['access']> | null
}

/** mm between the pieces of the list, and behind a clad wall. */
const GAP = { piece: 100, wall: 500 } as const

/** The colour of lines without one of their own. */
export function exteriorOf({ colors }: PanelsConfiguration, catalogue: Catalogue): string {
	return colors?.exterior ?? usualColor(catalogue, 'exterior')
}

export function completePanels(
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
): PanelsDesign {
	const exterior = exteriorOf(configuration, catalogue)
	const known = colorsOf(catalogue)
	const colorOf = (reference: string) => known.get(reference) ?? null
	let x = 0
	const walls = (configuration.cladding ?? []).flatMap((wall, index) => {
		const source: LineSource = { list: 'cladding', index }
		const lines = panelsOfWall(wall, { source, x, exterior, colorOf })
		x += wall.width + GAP.wall
		return lines
	})
	const lines = (configuration.panels ?? []).map((line, index): PanelDesign => {
		const places = Array.from(
			{ length: line.quantity },
			(_, i): Point2 => [x + i * (line.width + GAP.piece), 0],
		)
		x += line.quantity * (line.width + GAP.piece)
		const material = line.material ?? exterior
		return {
			...designOf(line, material, colorOf(material)),
			source: { list: 'panels', index },
			places,
		}
	})
	return { lines: [...walls, ...lines], access: configuration.access ?? null }
}

/** What walls and pieces take side by side, mm. */
export function widthOfAll({ panels = [], cladding = [] }: PanelsConfiguration): number {
	const walls = cladding.reduce((sum, { width }) => sum + width + GAP.wall, 0)
	const pieces = panels.reduce((sum, line) => sum + line.quantity * (line.width + GAP.piece), 0)
	return walls + pieces - (panels.length > 0 ? GAP.piece : GAP.wall)
}

type Drawn = Omit<PanelDesign, 'source' | 'places'>
const sharp = [0, 0, 0, 0] as const

function designOf(line: Omit<PanelLine, 'quantity'>, material: string, color: Color | null): Drawn {
	const { length, width, thickness, cut, bores = [] } = line
	const band = color?.category === 'Lacquer' ? 0 : 1
	const [length1, length2, width1, width2] = line.edges ?? [band, band, band, band]
	return {
		length,
		width,
		thickness,
		material,
		isOwnMaterial: line.material !== undefined,
		color,
		grain: grainOfLine(line.grain ?? 'Length', color),
		edges: { length1, length2, width1, width2 },
		shape: shapeOf({ length, width, radii: line.radii ?? sharp, ...(cut && { cut }) }),
		bores,
	}
}

function grainOfLine(grain: NonNullable<PanelLine['grain']>, color: Color | null): Board['grain'] {
	if (grain === 'Free' || !color) return 'none'
	return grainOf(color, grain === 'Length' ? 'length' : 'width')
}

/** Columns and rows as wide and as high as each other, spare millimetres first (domain 25.2). */
function divisionOf({ width, height, joint = CLADDING.joint, ...wall }: Cladding): {
	widths: number[]
	heights: number[]
} {
	const { widest = CLADDING.widest } = wall
	const columns = wall.columns ?? Math.ceil((width + joint) / (widest + joint))
	const rows = Math.ceil((height + joint) / (PART_MAX.length + joint))
	const split = (whole: number, count: number) =>
		splitRun(
			whole - (count - 1) * joint,
			Array.from({ length: count }, () => 1),
		)
	return { widths: split(width, columns), heights: split(height, rows) }
}

type WallPlace = {
	source: LineSource
	x: number
	exterior: string
	colorOf: (reference: string) => Color | null
}

function panelsOfWall(wall: Cladding, { source, x, exterior, colorOf }: WallPlace): PanelDesign[] {
	const { joint = CLADDING.joint, thickness } = wall
	const { widths, heights } = divisionOf(wall)
	const lines = new Map<string, PanelDesign>()
	let z = 0
	for (const length of heights) {
		let left = x
		for (const width of widths) {
			const key = `${length} ${width}`
			const drawn = () => ({
				...designOf({ length, width, thickness }, exterior, colorOf(exterior)),
				source,
				places: [],
			})
			const line = lines.get(key) ?? drawn()
			line.places.push([left, z])
			lines.set(key, line)
			left += width + joint
		}
		z += length + joint
	}
	return [...lines.values()]
}
