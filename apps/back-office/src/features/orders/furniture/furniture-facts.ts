import type { OrderPage } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'

export type Facts = {
	width: number
	height: number
	depth: number
	/** Module widths in mm, run after run. */
	widths: number[]
	interior: string
	/** null without fronts. */
	exterior: string | null
	/** null: push to open. */
	handle: string | null
}

type Made = Pick<OrderPage, 'furniture' | 'configuration' | 'catalogue'>

export function factsOf({ furniture, configuration, catalogue }: Made, language: Language): Facts {
	const main = furniture.runs[0]
	const colorOf = (reference: string | undefined) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? reference
	const modules = furniture.runs.flatMap((run) => run.modules)
	const handle = catalogue.handles.find(
		(one) => one.reference === furniture.fronts.find((front) => front.handle)?.handle?.model,
	)
	const leaves = furniture.boards.filter((board) => board.id === furniture.fronts[0]?.board)
	return {
		width: main?.wall ?? 0,
		height: heightOf(furniture),
		depth: main?.depth ?? 0,
		widths: modules.map((module) => module.width),
		interior: colorOf(configuration.colors?.interior ?? interiorOf(furniture)) ?? '',
		exterior: colorOf(leaves[0]?.material) ?? null,
		handle: handle?.label[language] ?? null,
	}
}

/** The material of shelves and partitions, where the design keeps the default. */
function interiorOf(furniture: OrderPage['furniture']): string | undefined {
	const inside = furniture.boards.find(({ part }) => part === 'FixedShelf' || part === 'Bottom')
	return inside?.material
}

/** The highest point of any board: the top filler where there is one. */
function heightOf(furniture: OrderPage['furniture']): number {
	const tops = furniture.boards.flatMap(({ outline, pose, thickness }) =>
		outline.flatMap(([a, b]) => {
			const z = pose.origin[2] + a * pose.u[2] + b * pose.v[2]
			return [z, z + thickness * pose.n[2]]
		}),
	)
	return Math.round(tops.reduce((highest, z) => Math.max(highest, z), 0))
}
