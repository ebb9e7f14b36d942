import type { Catalogue } from '../catalogue.ts'
import type { FrontKind } from './front.ts'
import type { Furniture } from './furniture.ts'

/** A piece of furniture in short, for a page or a mail that names it. */
export type FurnitureFacts = {
	/** Of furniture that stands along a wall, mm. */
	size: { width: number; height: number; depth: number } | null
	/** Module widths in mm, run after run. */
	widths: number[]
	/** Its modules carry a worktop. */
	hasTop: boolean
	hasFronts: boolean
	/** Leaves, flaps and pull-outs. */
	doors: number
	/** Loose boards, the panels of clad walls included. */
	panels: number
	/** Colours by name: all of loose boards, else inside and fronts. */
	colors: { loose: string[] } | { interior: string | null; exterior: string | null }
	/** null: push to open. */
	handle: string | null
}

const doorKinds: ReadonlySet<FrontKind> = new Set(['Leaf', 'Flap', 'PullOut'])

type Made = { furniture: Furniture; catalogue: Pick<Catalogue, 'colors' | 'handles'> }
type Language = keyof Catalogue['colors'][number]['label']

/** Names are the catalogue's, in the language asked. */
export function furnitureFactsOf(
	{ furniture, catalogue }: Made,
	language: Language,
): FurnitureFacts {
	const main = furniture.runs[0]
	const nameOf = (reference: string) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? reference
	const modules = furniture.runs.flatMap((run) => run.modules)
	const handle = catalogue.handles.find(
		(one) => one.reference === furniture.fronts.find((front) => front.handle)?.handle?.model,
	)
	const panels = looseBoardsOf(furniture)
	const top = furniture.boards.find(({ part }) => part === 'Worktop')
	const leaf = furniture.boards.find((board) => board.id === furniture.fronts[0]?.board)
	const exterior = top ?? leaf
	const interior = interiorOf(furniture)
	const materials = new Set(panels.map(({ material }) => material))
	return {
		size: sizeOf(main, top, heightOf(furniture)),
		widths: modules.map((module) => module.width),
		hasTop: top !== undefined,
		hasFronts: leaf !== undefined,
		doors: furniture.fronts.filter(({ kind }) => doorKinds.has(kind)).length,
		panels: panels.length,
		colors:
			panels.length > 0
				? { loose: [...materials].map(nameOf) }
				: {
						interior: interior === undefined ? null : nameOf(interior),
						exterior: exterior ? nameOf(exterior.material) : null,
					},
		handle: handle?.label[language] ?? null,
	}
}

/** A worktop covers what stands below it. */
function sizeOf(
	main: Furniture['runs'][number] | undefined,
	top: Furniture['boards'][number] | undefined,
	height: number,
): FurnitureFacts['size'] {
	if (top) return { width: top.length, height, depth: top.width }
	return main ? { width: main.wall, height, depth: main.depth } : null
}

function looseBoardsOf({ boards, groups }: Furniture): Furniture['boards'] {
	const lines = new Set(groups.filter(({ kind }) => kind === 'line').map(({ id }) => id))
	return boards.filter(({ group }) => lines.has(group))
}

/** The material of shelves and carcasses. */
function interiorOf({ boards }: Furniture): string | undefined {
	return boards.find(({ part }) => part === 'FixedShelf' || part === 'Bottom')?.material
}

/** The highest point of any board: the top filler where there is one. */
function heightOf(furniture: Furniture): number {
	const tops = furniture.boards.flatMap(({ outline, pose, thickness }) =>
		outline.flatMap(([a, b]) => {
			const z = pose.origin[2] + a * pose.u[2] + b * pose.v[2]
			return [z, z + thickness * pose.n[2]]
		}),
	)
	return Math.round(tops.reduce((highest, z) => Math.max(highest, z), 0))
}
