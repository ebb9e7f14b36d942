import type { Configuration, Option } from '@gabarit/engine'
import { OptionCard, OptionGroup } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import { useOptionTexts } from '../prices/priced-options.tsx'

export type RoomCard = {
	reference: string
	label: string
	picture: ReactNode
	configuration: Configuration
	reason?: string | undefined
	detail?: string | undefined
}

export function RoomCards(props: {
	label: string
	chosen: string
	cards: readonly RoomCard[]
	onChoose?: (reference: string) => void
}): ReactNode {
	const { label, chosen, cards, onChoose } = props
	const { solve, propose, tryOut, solved } = useDesign()
	const key = cards.map(({ reference }) => reference).join()
	const options = useMemo(
		() =>
			cards.map(
				({ reference, configuration, reason }): Option<Configuration> => ({
					reference,
					// Without a price of its own the design has nothing to differ from.
					available:
						reason === undefined &&
						solved.quote !== null &&
						solve(configuration).furniture !== null,
					configuration,
				}),
			),
		// oxlint-disable-next-line react/exhaustive-deps -- cards follow from the design and their key
		[solved, solve, key],
	)
	const { priceOf } = useOptionTexts(options)
	return (
		<OptionGroup label={label} size="large">
			{cards.map(({ reference, configuration, reason, ...card }, i) => {
				const option = options[i]
				const own = reference === chosen
				return (
					<OptionCard
						key={reference}
						{...card}
						chosen={own}
						{...(option === undefined ? {} : priceOf(option, own))}
						{...(reason === undefined || own ? {} : { reason })}
						onTry={(trying) => tryOut(trying ? configuration : null)}
						onChoose={() => (onChoose === undefined ? propose(configuration) : onChoose(reference))}
					/>
				)
			})}
		</OptionGroup>
	)
}
