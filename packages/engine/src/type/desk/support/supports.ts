// What the top stands on, each fixed to it, and the boards between (domain-types 21.2).
import type { Board } from '../../../furniture/board.ts'
import type { FittingBuilder } from '../../../furniture/hardware/fitting.ts'
import { addBatten, addLegPanel, addModesty, type DeskContext } from '../boards.ts'
import {
	addGlides,
	addModestyConnectors,
	addSteelFrame,
	addSupportFixing,
	type TopContext,
} from '../fittings.ts'
import type { PlacedSupport } from '../layout.ts'
import type { Pedestal } from './pedestals.ts'

type Standing = { context: DeskContext; top: TopContext; pedestals: readonly Pedestal[] }

/** Pedestals are built earlier, as modules. */
export function addSupports({ context, top, pedestals }: Standing): void {
	const { desk, layout } = context
	const { worktop, fittings } = top
	const stand = layout.supports.map((support, index) => {
		const module = pedestals.findIndex((pedestal) => pedestal.support === index)
		const boards = boardsOf(support, module, context, fittings)
		addSupportFixing(support, boards, top)
		if (support.kind === 'Steel') addSteelFrame(support, top)
		return boards
	})
	if (desk.modesty === 0) return
	for (const span of layout.spans) {
		// Beside a steel frame it hangs from the top alone.
		const left = stand[span.after]?.at(-1) ?? worktop
		const right = stand[span.after + 1]?.[0] ?? worktop
		addModestyConnectors(addModesty(span, context), [...new Set([left, right])], fittings)
	}
}

/** From left to right. A frame is bought whole. */
function boardsOf(
	support: PlacedSupport,
	module: number,
	context: DeskContext,
	fittings: FittingBuilder,
): Board[] {
	switch (support.kind) {
		case 'Panel': {
			const panel = addLegPanel(support, context)
			addGlides(panel, fittings)
			return [panel]
		}
		case 'Batten':
			return [addBatten(support, context)]
		case 'Steel':
			return []
		case 'Pedestal':
			return context.builder.boards.filter(
				(board) => board.part === 'Side' && board.module === module,
			)
	}
}
