// Each line of a list is drawn once, whatever its quantity; a clad wall as it stands.
import { boxOf } from '../box.ts'
import type { Shape } from '../drawing.ts'
import { bandsOf, grainFact, panelFacts, panelTitle } from '../panels/panel-facts.ts'
import { type PanelLine, panelLinesOf } from '../panels/panel-lines.ts'
import { panelView } from '../panels/panel-view.ts'
import { jointOf, wallChains, wallFaces } from '../panels/wall-view.ts'
import type { ViewInput } from '../plan-input.ts'
import { text } from '../shapes.ts'
import { wrapText } from '../text-width.ts'
import { type Block, blockOf, TITLE_GAP, TITLE_SIZE } from './block.ts'

export function panelBlocks(input: ViewInput, scale: number): Block[] {
	return linesOf(input, 'list').map((line, i) => {
		const [board] = line.boards
		const view = panelView(board, input.captions, scale)
		const facts = panelFacts(board, view, input.captions)
		// in the order of the list, so that a panel is found by its number
		return blockOf(headed(panelTitle(line, input), facts, view.shapes), { continues: i > 0 })
	})
}

export function wallBlocks(input: ViewInput, scale: number): Block[] {
	const { captions, furniture } = input
	return linesOf(input, 'wall').map((line) => {
		const [board] = line.boards
		const profiles = furniture.fittings.filter(({ group }) => group === board.group)
		const look = { captions, pencil: { scale, text: 1 }, profiles }
		const shapes = [...wallFaces(line.boards, look), ...wallChains(line.boards, look)]
		const joint = jointOf(line.boards)
		const facts = [
			bandsOf(board, captions),
			...grainFact(board, captions),
			...(joint > 0 ? [captions.text('panels.joint', { joint: captions.number(joint) })] : []),
			captions.text('panels.profiles', { count: profiles.length }),
		]
		return blockOf(headed(panelTitle(line, input), facts, shapes))
	})
}

function linesOf({ furniture }: ViewInput, wanted: PanelLine['kind']): PanelLine[] {
	return panelLinesOf(furniture).filter(({ kind }) => kind === wanted)
}

const FACT_SIZE = 2.4
const TITLE_LEADING = 5
const FACT_LEADING = 3.9
/** Words over a small board are broken no narrower, mm. */
const LEAST_WIDTH = 62
/** A heading is bolder than the letters that `wrapText` measures. */
const BOLD = 1.06

function headed(title: string, facts: readonly string[], shapes: readonly Shape[]): Shape[] {
	const box = boxOf(shapes)
	const width = Math.max(LEAST_WIDTH, box.width)
	const factLines = wrapText(facts.join(' '), FACT_SIZE, width)
	const names = wrapText(title, TITLE_SIZE * BOLD, width)
	const top = box.y + box.height + TITLE_GAP
	const overFacts = top + factLines.length * FACT_LEADING + 0.6
	return [
		...shapes,
		...factLines.map((words, i) =>
			text([box.x, top + (factLines.length - 1 - i) * FACT_LEADING], words, {
				size: FACT_SIZE,
				ink: 'ink2',
				role: 'body',
			}),
		),
		...names.map((words, i) =>
			text([box.x, overFacts + (names.length - 1 - i) * TITLE_LEADING], words, {
				size: TITLE_SIZE,
				weight: 600,
				role: 'heading',
			}),
		),
	]
}
