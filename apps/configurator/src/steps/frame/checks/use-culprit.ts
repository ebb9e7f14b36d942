import type { FieldProblem } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useFitVerdicts } from '../../../session/fit.ts'
import { isChosen, useVerdictReason } from './use-verdict-reason.ts'

/** Nothing where this reading is not the one at fault. */
export function useCulprit(): (field: string, reading?: number) => FieldProblem | undefined {
	const { t } = useTranslation('configurator')
	const verdicts = useFitVerdicts()
	const reasonOf = useVerdictReason()
	return (field, reading = 0) => {
		const found = verdicts.find(
			(verdict) =>
				verdict.verdict === 'measure_again' &&
				verdict.line === field &&
				(verdict.reading ?? 0) === reading,
		)
		// A filler chosen too small is no line to be measured again.
		const flag = isChosen(found?.line) ? t('fit.flagChosen') : t('fit.flag')
		return found && { text: `${reasonOf(found)} ${flag}` }
	}
}
