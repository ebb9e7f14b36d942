// `gabarit cutlist`: what to cut, and the hardware to put in the box, for the workshop's tools.
import { type CutListLine, cutListOf, type Furniture } from '@gabarit/engine'
import { stringify } from 'csv-stringify/sync'
import { loadSeed } from '../features/prices/index.ts'
import { exitCodes, type Io } from './io.ts'
import { choiceOf, type Options } from './options.ts'
import { solveOrExplain } from './solve.ts'

export async function printCutList(options: Options, io: Io): Promise<number> {
	const format = choiceOf(options, 'format', ['csv', 'json'])
	const solved = await solveOrExplain(options, io)
	if (!solved) return exitCodes.cannotBeMade
	const boards = cutListOf(solved.furniture, loadSeed().catalogue)
	const { hardware } = solved.furniture
	if (format === 'json') io.out(`${JSON.stringify({ boards, hardware })}\n`)
	else io.out(csvOf(boards, hardware))
	return exitCodes.made
}

/** Hardware rows carry a reference and a quantity only; the columns of a board stay empty. */
function csvOf(boards: CutListLine[], hardware: Furniture['hardware']): string {
	const rows = [...boards.map(boardRow), ...hardware.map(hardwareRow)]
	return stringify(rows, { header: true, columns, delimiter: ';', escape_formulas: true })
}

const columns = [
	'kind',
	'part',
	'quantity',
	'finishedLength',
	'finishedWidth',
	'cuttingLength',
	'cuttingWidth',
	'thickness',
	'material',
	'grain',
	'length1',
	'length2',
	'width1',
	'width2',
	'run',
	'modules',
	'boards',
]

function boardRow(line: CutListLine) {
	return {
		kind: 'board',
		part: line.part,
		quantity: line.quantity,
		finishedLength: line.finished.length,
		finishedWidth: line.finished.width,
		cuttingLength: line.cutting.length,
		cuttingWidth: line.cutting.width,
		thickness: line.thickness,
		material: line.material,
		grain: line.grain,
		...line.edges,
		run: line.run,
		modules: line.modules.join(' '),
		boards: line.ids.join(' '),
	}
}

function hardwareRow({ reference, quantity }: Furniture['hardware'][number]) {
	return { kind: 'hardware', part: reference, quantity }
}
