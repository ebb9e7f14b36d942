import { type Catalogue, colorsOf } from '../../catalogue.ts'
import { access, boardLoad, longestBoard } from '../../check/board-checks.ts'
import {
	type BoardContext,
	type Check,
	judgeAll,
	type Measuring,
	middleOf,
	worstOf,
} from '../../check/check.ts'
import { boardSag, UNSEEN_PART } from '../../check/sag.ts'
import type { Board } from '../../furniture/board.ts'
import { modulusOf, weightPerSquareMetre } from '../../furniture/finish.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import type { Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildPanels } from './build.ts'
import { stockedThicknesses } from './limits.ts'
import type { PanelsConfiguration } from './schema.ts'

type PanelsContext = BoardContext & { configuration: PanelsConfiguration }

/** What a buyer calls a shelf, in the three languages. */
const shelfWords =
	/(?<!\p{L})(?:tablettes?|étagères?|legplank(?:en)?|plank(?:en)?|shel(?:f|ves))(?!\p{L})/iu

/** A line whose label names a shelf, as if it spanned its whole length under books (domain 25.4). */
const panelSag: Measuring<PanelsContext> = ({ configuration, furniture, catalogue }) => {
	const known = colorsOf(catalogue)
	const shelves = (configuration.panels ?? []).flatMap(({ label = '' }, index) => {
		const board = furniture.boards.find(({ group }) => group === `line-${index}`)
		return board && shelfWords.test(label) ? [{ index, board, sag: sagOfBoard(board) }] : []
	})
	const worst = worstOf(shelves, ({ board, sag }) => sag - board.length / UNSEEN_PART)
	if (!worst) return null
	const { board, sag } = worst
	return {
		kind: 'most',
		unit: 'mm',
		measured: sag,
		limit: Math.round((board.length / UNSEEN_PART) * 10) / 10,
		at: middleOf(board),
		otherwise: 'hint',
		candidates: () => thicker(worst.index, board),
	}

	function sagOfBoard({ length, thickness, material }: Board): number {
		const category = known.get(material)?.category ?? 'Melamine'
		const modulus = modulusOf(category, thickness)
		const weight = weightPerSquareMetre(category, thickness)
		return boardSag(length, { thickness, modulus, weight })
	}

	function thicker(index: number, { material, thickness }: Board): Remedy[] {
		const color = known.get(material)
		const stocked = color ? stockedThicknesses[color.tier] : []
		return stocked
			.filter((other) => other > thickness)
			.map((other) => ({
				panels: (configuration.panels ?? []).map((line, i) =>
					i === index ? { ...line, thickness: other } : line,
				),
			}))
	}
}

const measures = {
	longest_board: longestBoard,
	board_load: boardLoad,
	access,
	panel_sag: panelSag,
} as const satisfies Record<string, Measuring<PanelsContext>>

export type PanelsCheck = keyof typeof measures
export const checkCodesOfPanels = Object.keys(measures) as PanelsCheck[]

export function checksOfPanels(
	furniture: Furniture,
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
): Check<PanelsCheck>[] {
	const context = contextOf(furniture, configuration, catalogue)
	return judgeAll(measures, context, (remedy) => {
		const mended = applyRemedy(configuration, remedy)
		const result = buildPanels(mended, catalogue)
		return result.ok ? contextOf(result.value, mended, catalogue) : null
	})
}

function contextOf(
	furniture: Furniture,
	configuration: PanelsConfiguration,
	catalogue: Catalogue,
): PanelsContext {
	const { access: way = null } = configuration
	// A loose board is as long as it was ordered, so nothing shortens it.
	return { furniture, configuration, catalogue, access: way, shorter: () => [] }
}
