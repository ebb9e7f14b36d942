import type { Measures } from '@gabarit/scene'
import { useFormats } from '@gabarit/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'
import { useView } from '../../../session/view-store.ts'
import type { StepName } from '../../step.ts'
import { stagePartsOf } from '../../type/stage-parts-of.ts'

/** Typed first. */
const firstMeasure = 'room.width'

/** The lines of the room as they are typed, even where no furniture can be made of them; undefined where none are. */
export function useMeasures(step: StepName): Measures | undefined {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { solved, catalogue } = useDesign()
	const { configuration } = solved
	const measuring = useView((view) => view.measuring)
	return useMemo(() => {
		const { measures } = stagePartsOf(configuration, catalogue, { t, number })
		return measures?.[step]?.(measuring ?? firstMeasure)
	}, [configuration, catalogue, t, number, step, measuring])
}
