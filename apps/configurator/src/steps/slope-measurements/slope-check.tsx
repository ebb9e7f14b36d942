import { SLOPE_READINGS } from '@gabarit/engine'
import { Check, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { prudentSlope, type SlopeSide } from '../../session/changes/room-changes.ts'
import { useFitVerdicts } from '../../session/fit.ts'
import { useLineName } from '../frame/parts/use-line-name.ts'
import { useSlope } from './slope-fields.tsx'

export function SlopeCheck({ side }: { side: SlopeSide }): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { stored, ceiling, missing, change } = useSlope(side)
	const culprit = useCulpritName(side)
	const { low, run, angle } = stored
	if (low === undefined || run === undefined || angle === undefined) return null
	const away = Math.abs(missing)
	if (away <= SLOPE_READINGS) {
		return <Check tone="ok" name={t('slope.agrees')} measured={away} limit={SLOPE_READINGS} />
	}
	const better = low + missing
	const take =
		better >= 0 && better <= ceiling - 100
			? {
					action: {
						label: t('slope.take', { height: number(better) }),
						onClick: () => change({ ...stored, low: better }),
					},
				}
			: {}
	return (
		<Check
			tone="warning"
			name={culprit === null ? t('fit.measure_again') : t('slope.again', { line: culprit })}
			text={t('slope.disagree', { reached: number(ceiling - missing), ceiling: number(ceiling) })}
			measured={away}
			limit={SLOPE_READINGS}
			{...take}
			other={{
				label: t('slope.prudent', { height: number(low) }),
				onClick: () => change(prudentSlope(stored, ceiling)),
			}}
		/>
	)
}

/** The engine names the measure that has to change least for the three readings to agree. */
function useCulpritName(side: SlopeSide): string | null {
	const lineName = useLineName()
	const found = useFitVerdicts().find(
		({ place, line }) =>
			place === null && (line === 'hu' || line?.startsWith(`slope.${side}.`) === true),
	)
	return found?.line ? lineName(found.line, found.reading) : null
}
