import type { OrderPage } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'

export type Facts = {
	/** Of furniture that stands along a wall, mm. */
	size: { width: number; height: number; depth: number } | null
	/** Module widths in mm, run after run. */
	widths: number[]
	/** Its modules carry a worktop. */
	hasTop: boolean
	hasFronts: boolean
	/** Loose boards, the panels of clad walls included. */
	panels: number
	/** Colours by name: all of loose boards, else inside and fronts. */
	colors: { loose: string[] } | { interior: string | null; exterior: string | null }
	/** null: push to open. */
	handle: string | null
}

type Made = Pick<OrderPage, 'furniture' | 'catalogue'>
type Furniture = OrderPage['furniture']

export function factsOf({ furniture, catalogue }: Made, language: Language): Facts {
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
): Facts['size'] {
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
