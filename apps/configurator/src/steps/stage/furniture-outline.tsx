// For those who do not see the stage: read like a list, updated with every edit.
import { type BayChoice, type Run, templateStacks } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { baysOf } from '../../session/choices-changed.ts'
import { useDesign } from '../../session/design-context.tsx'
import { stackName } from './stack-name.ts'

export function FurnitureOutline(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const runs = solved.furniture?.runs ?? []
	if (runs.length === 0) {
		return <output className="visually-hidden">{t('outline.impossible')}</output>
	}
	return (
		<section className="visually-hidden" aria-label={t('outline.title')}>
			{runs.map((run) => (
				<RunInWords key={run.side} run={run} named={runs.length > 1} />
			))}
		</section>
	)
}

function RunInWords({ run, named }: { run: Run; named: boolean }): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved } = useDesign()
	const bays = baysOf(solved.design, run.side).map((place, i) => ({ ...place, number: i + 1 }))
	const summary = t('outline.summary', { width: length(run.width), count: run.modules.length })
	return (
		<>
			<output>{named ? `${t(`runs.${run.side}`)}, ${summary}` : summary}</output>
			<ol>
				{run.modules.map(({ kind, width, bays: made }, at) => (
					// oxlint-disable-next-line react/no-array-index-key -- a module is its place in the run
					<li key={at}>
						{[
							t('modules.module', { number: at + 1 }),
							t(`modules.kinds.${kind}`),
							length(width),
						].join(', ')}
						<ol>
							{bays
								.filter(({ module }) => module === at)
								.map(({ number, bay, choice }) => (
									<BayInWords
										key={number}
										number={number}
										choice={choice}
										width={made[bay]?.width ?? 0}
									/>
								))}
						</ol>
					</li>
				))}
			</ol>
		</>
	)
}

function BayInWords(props: { number: number; choice: BayChoice; width: number }): ReactNode {
	const { number, choice, width } = props
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const stack = 'template' in choice ? (templateStacks[choice.template]?.stack ?? []) : choice.zones
	return <li>{[t('modules.bay', { number }), length(width), stackName(stack, t)].join(', ')}</li>
}
