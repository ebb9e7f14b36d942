import type { LayoutProposal, Run } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { Button } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../../session/design-context.tsx'
import { shownNeeds } from '../../../session/wants.ts'
import layout from '../../frame/layout.module.css'
import { usePriceChange } from '../../frame/prices/use-price-change.ts'
import { Needs } from './needs.tsx'
import styles from './proposal-card.module.css'
import { RunSketch } from './run-sketch.tsx'

export function ProposalCard(props: {
	proposal: LayoutProposal
	number: number
	onTake: () => void
}): ReactNode {
	const { proposal, number, onTake } = props
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const short = shownNeeds(proposal.meter).filter(({ shortage }) => shortage > 0).length
	const name = t('inspiration.number', { number })
	const isChosen =
		JSON.stringify(proposal.furniture.runs) === JSON.stringify(solved.furniture?.runs)
	return (
		<article className={styles.proposal} aria-label={name}>
			<div className={layout.sectionHead}>
				<h3>{name}</h3>
				<span className={layout.note}>
					{short === 0 ? t('inspiration.holdsAll') : t('inspiration.holdsNot', { count: short })}
				</span>
			</div>
			<div className={styles.runs}>
				{runsInOrder(proposal.furniture.runs).map((run) => (
					<RunSketch key={run.side} run={run} furniture={proposal.furniture} />
				))}
			</div>
			<Needs meter={proposal.meter} />
			<div className={clsx(layout.row, styles.take)}>
				<Button
					kind="outline"
					onClick={onTake}
					reason={isChosen ? t('inspiration.taken') : undefined}
				>
					{t('inspiration.take')}
				</Button>
				<Cost proposal={proposal} />
			</div>
		</article>
	)
}

function runsInOrder(runs: readonly Run[]): Run[] {
	const order = { Left: 0, Main: 1, Right: 2 } as const
	return runs.toSorted((a, b) => order[a.side] - order[b.side])
}

function Cost({ proposal: { price } }: { proposal: LayoutProposal }): ReactNode {
	const priceChange = usePriceChange()
	const { solved } = useDressingDesign()
	if (price === null || solved.quote === null) return null
	const cents = price - shownTotalOf(solved.quote)
	return (
		<span className={clsx(layout.caption, cents < 0 && styles.less)}>{priceChange(cents)}</span>
	)
}
