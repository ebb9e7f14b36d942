// For those who do not see the stage: the furniture from left to right.
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useModuleFacts } from '../modules/use-module-facts.ts'
import { idOf, placesOf } from '../modules.ts'
import { useTvDesign } from '../use-tv-design.ts'

export function TvOutline(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { tv } = useTvDesign()
	const factsOf = useModuleFacts()
	return (
		<>
			<output>
				{t('kinds:tv.outline', {
					length: length(tv.length),
					depth: length(tv.depth),
					height: length(tv.height),
				})}
			</output>
			<ol>
				{placesOf(tv).map((place) => {
					const { name, facts } = factsOf(place)
					return <li key={idOf(place)}>{[name, facts].join(', ')}</li>
				})}
			</ol>
		</>
	)
}
