import type { Design } from '@gabarit/engine'
import { useTranslation } from 'react-i18next'
import { baysOf, sidesOf } from '../../session/changes/choices-changed.ts'

export function useBayNames(design: Design): (index: number) => string {
	const { t } = useTranslation('configurator')
	const several = sidesOf(design).length > 1
	const bays = baysOf(design)
	return (index) => {
		const run = bays[index]?.run ?? 'Main'
		const before = bays.findIndex((bay) => bay.run === run)
		const name = t('modules.bay', { number: index - Math.max(0, before) + 1 })
		return several ? `${t(`runs.${run}`)}, ${name.toLowerCase()}` : name
	}
}
