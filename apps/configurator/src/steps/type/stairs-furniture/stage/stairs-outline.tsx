// For those who do not see the stage: the furniture from left to right.
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useModuleFacts } from '../modules/use-module-facts.ts'
import { idOf } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'

export function StairsOutline(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { design, flight, modules } = useStairs()
	const factsOf = useModuleFacts()
	return (
		<>
			<output>
				{t(`kinds:stairs.outline.${flight.access}`, {
					length: length(Math.min(...design.width)),
					depth: length(design.depth.center),
					height: length(Math.min(...design.hu)),
				})}
			</output>
			<ol>
				{modules.map((module, index) => {
					const { name, facts } = factsOf(module, index)
					return <li key={idOf(index)}>{[name, facts].join(', ')}</li>
				})}
			</ol>
		</>
	)
}
