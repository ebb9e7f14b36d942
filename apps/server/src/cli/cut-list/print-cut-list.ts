import { countFittings, cutListOf } from '@gabarit/engine'
import { boardTable, hardwareTable } from '../../features/orders/production/csv-tables.ts'
import { loadSeed } from '../../features/prices/index.ts'
import { exitCodes, type Io } from '../io.ts'
import { choiceOf, type Options } from '../options.ts'
import { solveOrExplain } from '../solve.ts'
import { WrongUse } from '../wrong-use.ts'

export async function printCutList(options: Options, io: Io): Promise<number> {
	const format = choiceOf(options, 'format', ['csv', 'json'])
	const table = choiceOf(options, 'table', ['boards', 'hardware'])
	if (format === 'json' && 'table' in options.values) {
		throw new WrongUse('cli:tableNeedsCsv', { value: table })
	}
	const solved = await solveOrExplain(options, io)
	if (!solved) return exitCodes.cannotBeMade
	const { fittings, hardware } = solved.furniture
	const boards = cutListOf(solved.furniture, loadSeed().catalogue)
	if (format === 'json') io.out(`${JSON.stringify({ boards, hardware })}\n`)
	else if (table === 'boards') io.out(boardTable(boards, options.language))
	else io.out(hardwareTable(countFittings(fittings), options.language))
	return exitCodes.made
}
