// Designs of the kind to begin with: each a card with its picture and its price.
import {
	type Configuration,
	compositionsOf,
	type Furniture,
	type Issue,
	typeOf,
} from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { OptionCard, OptionGroup, toast, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useIssueTexts } from '../../../lib/use-issue-texts.ts'
import { useDesign } from '../../../session/design-context.tsx'
import { undo } from '../../../session/session-store.ts'
import { changeView } from '../../../session/view-store.ts'
import { Section } from '../step-panel.tsx'
import styles from './compositions.module.css'

const keys = ['colors', 'handle', 'source', 'access', 'baseboard', 'obstacle'] as const
type Kept = { [K in (typeof keys)[number]]?: unknown }

/** The colours and what was said of the room stay; measures come with the composition. */
export function keptOf(configuration: Kept): object {
	const said = keys.map((key) => [key, configuration[key]] as const)
	return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}

type Made = {
	reference: string
	configuration: Configuration
	furniture: Furniture | null
	/** Cents; null where prices are hidden. */
	price: number | null
	reason: Issue | undefined
	isChosen: boolean
}

export function Compositions(props: {
	title: string
	note: string
	/** The composition with what stays of the present design. */
	adapt: (composition: Configuration) => Configuration
	nameOf: (reference: string) => string
	takenOf: (name: string) => string
	renderPicture: (furniture: Furniture, configuration: Configuration) => ReactNode
	onTake?: () => void
}): ReactNode {
	const { title, note, adapt, nameOf, takenOf, renderPicture, onTake } = props
	const { money } = useFormats()
	const { textOf } = useIssueTexts()
	const { propose, tryOut } = useDesign()
	const made = useCompositions(adapt)
	const take = ({ reference, configuration }: Made) => {
		propose(configuration)
		changeView({ group: null })
		onTake?.()
		toast(takenOf(nameOf(reference)), { undo })
	}
	return (
		<Section title={title} note={note}>
			<div className={styles.compositions}>
				<OptionGroup label={title}>
					{made.map((own) => (
						<OptionCard
							key={own.reference}
							label={nameOf(own.reference)}
							picture={own.furniture && renderPicture(own.furniture, own.configuration)}
							price={own.price === null ? undefined : money(own.price)}
							chosen={own.isChosen}
							reason={own.reason && textOf(own.reason)}
							onTry={(trying) => tryOut(trying ? own.configuration : null)}
							onChoose={() => take(own)}
						/>
					))}
				</OptionGroup>
			</div>
		</Section>
	)
}

function useCompositions(adapt: (composition: Configuration) => Configuration): Made[] {
	const { solved, solve } = useDesign()
	const { configuration } = solved
	const adapted = compositionsOf(typeOf(configuration)).map((own) => ({
		reference: own.reference,
		own: adapt(own.configuration),
	}))
	const key = JSON.stringify(adapted)
	const made = useMemo(
		() => adapted.map(({ reference, own }) => ({ reference, solved: solve(own) })),
		// oxlint-disable-next-line react/exhaustive-deps -- the compositions follow from their key
		[solve, key],
	)
	return made.map(({ reference, solved: { quote, issues, furniture, ...own } }) => ({
		reference,
		configuration: own.configuration,
		furniture,
		price: quote === null ? null : shownTotalOf(quote),
		reason: furniture === null ? issues[0] : undefined,
		isChosen: JSON.stringify(own.configuration) === JSON.stringify(configuration),
	}))
}
