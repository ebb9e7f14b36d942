import { useFormats } from '@gabarit/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import type { StageParts } from '../type/stage-parts.ts'
import { noParts, stagePartsOf } from '../type/stage-parts-of.ts'

/** Of the furniture that the stage shows. */
export function useStageParts(): StageParts {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { shown, catalogue } = useDesign()
	const configuration = shown?.configuration
	return useMemo(
		() =>
			configuration === undefined ? noParts : stagePartsOf(configuration, catalogue, { t, number }),
		[configuration, catalogue, t, number],
	)
}
