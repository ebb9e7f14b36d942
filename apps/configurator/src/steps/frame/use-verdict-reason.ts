// Why a run does not fit for sure, with its numbers.
import type { FitVerdict } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** One sentence: where it is tightest, or what the readings contradict each other by. */
export function useVerdictReason(): (verdict: FitVerdict) => string {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	return ({ place, kind, line, ...figures }) => {
		const values = {
			measured: number(figures.measured, { most: 1 }),
			limit: number(figures.limit, { most: 1 }),
		}
		if (place !== null) return t(`fit.${kind}`, { place: t(`fit.places.${place}`), ...values })
		if (line?.startsWith('room.diagonal') === true) return t('fit.diagonal', values)
		return t(isOneLine(line) ? 'fit.apart' : 'fit.slope', values)
	}
}

/** Whether the cause of a verdict is a choice and not a reading. */
export function isChosen(line: string | null | undefined): boolean {
	return line?.startsWith('filler.') === true
}

// A slope against its ceiling may name the ceiling: one reading of it then, never two that differ.
function isOneLine(line: string | null): boolean {
	return line?.startsWith('slope.') !== true
}
