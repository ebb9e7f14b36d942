// For those who do not see the stage: the desk from left to right.
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSupportTexts } from '../supports/support-texts.ts'
import { useDeskDesign } from '../use-desk-design.ts'

export function DeskOutline(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { desk, layout } = useDeskDesign()
	const { factsOf } = useSupportTexts()
	return (
		<>
			<output>
				{t('kinds:desk.outline.summary', {
					length: length(layout.length),
					depth: length(desk.depth),
					height: length(desk.height),
					thickness: length(desk.thickness),
				})}
			</output>
			<ol>
				{desk.supports.map((support, i) => (
					// oxlint-disable-next-line react/no-array-index-key -- a support is its place in the row
					<li key={i}>
						{t('kinds:desk.outline.support', {
							number: i + 1,
							kind: t(`kinds:desk.supports.inWords.${support.kind}`),
							facts: factsOf(support),
						})}
					</li>
				))}
			</ol>
		</>
	)
}
