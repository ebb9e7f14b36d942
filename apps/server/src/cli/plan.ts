import { drawPlanSheets, type PlanInput, stackSheets, writeSvg } from '@gabarit/drawing'
import { type Configuration, type Furniture, roomOf } from '@gabarit/engine'
import { formatDate, type Language } from '@gabarit/i18n'
import { planCaptions } from '../features/documents/plan-captions.ts'
import { writePdf } from '../features/documents/writers/pdf.ts'
import { loadSeed } from '../features/prices/index.ts'
import { exitCodes, type Io } from './io.ts'
import { choiceOf, type Options } from './options.ts'
import { solveOrExplain } from './solve.ts'

export async function printPlan(options: Options, io: Io): Promise<number> {
	const format = choiceOf(options, 'format', ['svg', 'pdf'])
	const paper = choiceOf(options, 'paper', ['A3', 'A4'])
	const solved = await solveOrExplain(options, io)
	if (!solved) return exitCodes.cannotBeMade
	const { language } = options
	const date = new Date()
	const sheets = drawPlanSheets({ ...planOf(solved, language, date), paper })
	const title = sheets[0]?.title ?? 'Gabarit'
	io.out(
		format === 'svg'
			? `${writeSvg(stackSheets(sheets), { size: 'mm' })}\n`
			: await writePdf(sheets, { title, language, date }),
	)
	return exitCodes.made
}

type Solved = { configuration: Configuration; furniture: Furniture }

function planOf(
	{ configuration, furniture }: Solved,
	language: Language,
	date: Date,
): Omit<PlanInput, 'paper'> {
	return {
		furniture,
		room: roomOf(configuration),
		catalogue: loadSeed().catalogue,
		language,
		captions: planCaptions(language),
		title: { tenant: 'Gabarit', code: '–', date: formatDate(date.toISOString(), language) },
		...('room' in configuration && { readings: [configuration.room.width].flat() }),
	}
}
