import type { Catalogue, Configuration } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { lastResult } from '../../lib/last-result.ts'
import { useDesign } from '../../session/design-context.tsx'
import type { StageParts, StageWords } from '../type/stage-parts.ts'
import { noParts, stagePartsOf } from '../type/stage-parts-of.ts'

/** Once for the whole stage, at each hole that a held shelf passes. */
const partsOf = lastResult(
	(
		configuration: Configuration,
		catalogue: Catalogue,
		t: StageWords['t'],
		number: StageWords['number'],
	) => stagePartsOf(configuration, catalogue, { t, number }),
)

/** Of the furniture that the stage shows. */
export function useStageParts(): StageParts {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { shown, catalogue } = useDesign()
	return shown === undefined || shown === null
		? noParts
		: partsOf(shown.configuration, catalogue, t, number)
}
