// Whole designs to begin with, each with its picture and its price in what the buyer has already chosen.
import { type Configuration, compositionsOf, type Issue, typeOf } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { OptionCard, OptionGroup, toast, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import { useDesign } from '../../session/design-context.tsx'
import { undo } from '../../session/session-store.ts'
import type { Solved } from '../../session/solve.ts'
import styles from './composition-cards.module.css'

type Card = { reference: string; made: Solved; reason: Issue | undefined; isChosen: boolean }

export function CompositionCards(props: {
	label: string
	nameOf: (reference: string) => string
	/** The composition with what the buyer keeps of his own. */
	adapt: (composition: Configuration) => Configuration
	renderPicture: (made: Solved) => ReactNode
	/** What the page says once it is taken. */
	takenText: (name: string) => string
	onTaken: () => void
}): ReactNode {
	const { label, nameOf, adapt, renderPicture, takenText, onTaken } = props
	const { money } = useFormats()
	const { textOf } = useIssueTexts()
	const { propose } = useDesign()
	const cards = useCards(adapt)
	return (
		<div className={styles.compositions}>
			<OptionGroup label={label}>
				{cards.map(({ reference, made, reason, isChosen }) => (
					<OptionCard
						key={reference}
						label={nameOf(reference)}
						picture={made.furniture && renderPicture(made)}
						price={made.quote === null ? undefined : money(shownTotalOf(made.quote))}
						chosen={isChosen}
						reason={reason && textOf(reason)}
						onChoose={() => {
							propose(made.configuration)
							onTaken()
							toast(takenText(nameOf(reference)), { undo })
						}}
					/>
				))}
			</OptionGroup>
		</div>
	)
}

function useCards(adapt: (composition: Configuration) => Configuration): Card[] {
	const { solved, solve } = useDesign()
	const { configuration } = solved
	const wanted = compositionsOf(typeOf(configuration)).map((composition) => ({
		reference: composition.reference,
		own: adapt(composition.configuration),
	}))
	const key = JSON.stringify(wanted)
	const cards = useMemo(
		() => wanted.map(({ reference, own }) => ({ reference, made: solve(own) })),
		// oxlint-disable-next-line react/exhaustive-deps -- what is wanted follows from its key
		[solve, key],
	)
	return cards.map(({ reference, made }) => ({
		reference,
		made,
		reason: made.furniture === null ? made.issues[0] : undefined,
		isChosen: JSON.stringify(made.configuration) === JSON.stringify(configuration),
	}))
}
