import type { PriceImport } from '@gabarit/contract'
import { type Language, translatorOf } from '@gabarit/i18n'
import type { ListProblem } from '../lists/problems.ts'
import type { ImportRow } from './imports-table.ts'

export function textsOf(row: ImportRow, language: Language): PriceImport['texts'] {
	const { report, kind, state } = row
	if (!report || (state !== 'refused' && state !== 'faulty')) return { failure: null, problems: [] }
	const text = translatorOf(language)
	const failed = text(`imports:failure.${kind}`)
	const reason = report.refusal === null ? '' : ` ${text(`imports:refusal.${report.refusal}`)}`
	const problems = report.problems.map((problem) => problemText(problem, language))
	return { failure: `${failed}${reason}`, problems }
}

const headRow = 1

function problemText({ code, row, column, found }: ListProblem, language: Language): string {
	const translate = translatorOf(language)
	const text = translate(`imports:problem.${code}`, { found, column: column ?? '' })
	if (row === 0) return translate('imports:at.list', { text })
	// A fault of the head names its column itself.
	if (column === null || row === headRow) return translate('imports:at.row', { row, text })
	return translate('imports:at.cell', { row, column, text })
}
