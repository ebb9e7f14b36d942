import type { FitVerdict } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** One sentence: where it is tightest, or which readings contradict each other. */
export function useVerdictReason(): (verdict: FitVerdict) => string {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	return ({ verdict, place, kind, line, ...figures }) => {
		if (place !== null) {
			const where = { place: t(`fit.places.${place}`) }
			if (verdict === 'measure_again') return t(`fit.lacks.${kind}`, where)
			const { measured, limit } = figures
			const count = Math.floor(kind === 'least' ? measured - limit : limit - measured)
			return count < 1 ? t('fit.justFits', where) : t('fit.play', { ...where, count })
		}
		const values = {
			measured: number(figures.measured, { most: 1 }),
			limit: number(figures.limit, { most: 1 }),
		}
		if (line?.startsWith('room.diagonal') === true) return t('fit.diagonal', values)
		return t(isOneLine(line) ? 'fit.apart' : 'fit.slope', values)
	}
}

/** Whether the cause of a verdict is a choice and not a reading. */
export function isChosen(line: string | null | undefined): boolean {
	return line?.startsWith('filler.') === true
}

// A slope against its ceiling names the ceiling, which is then one reading.
function isOneLine(line: string | null): boolean {
	return line?.startsWith('slope.') !== true
}
