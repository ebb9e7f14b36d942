// The furniture in words, for those who do not see the stage: read like a list, kept up with every edit.
import { templateStacks } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { baysOf } from '../../session/choices-changed.ts'
import { useDesign } from '../../session/design-context.tsx'
import { stackName } from './stack-name.ts'

export function FurnitureOutline(): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved } = useDesign()
	const { design, furniture } = solved
	const run = furniture?.runs[0]
	if (run === undefined) return <p className="gb-hidden">{t('outline.impossible')}</p>
	const bays = baysOf(design)
	let number = 0
	return (
		<section className="gb-hidden" aria-label={t('outline.title')}>
			<p role="status">
				{t('outline.summary', { width: length(run.width), count: run.modules.length })}
			</p>
			<ol>
				{run.modules.map((module, at) => (
					// oxlint-disable-next-line react/no-array-index-key -- a module is its place in the run
					<li key={at}>
						{t('modules.module', { number: at + 1 })}, {t(`modules.kinds.${module.kind}`)},{' '}
						{length(module.width)}
						<ol>
							{module.bays.map((bay, i) => {
								number += 1
								const choice = bays.find((place) => place.module === at && place.bay === i)?.choice
								const stack =
									choice === undefined
										? []
										: 'template' in choice
											? (templateStacks[choice.template]?.stack ?? [])
											: choice.zones
								return (
									// oxlint-disable-next-line react/no-array-index-key -- a bay is its place
									<li key={i}>
										{t('modules.bay', { number })}, {length(bay.width)}, {stackName(stack, t)}
									</li>
								)
							})}
						</ol>
					</li>
				))}
			</ol>
		</section>
	)
}
