import type { Configuration, Option } from '@gabarit/engine'
import { OptionCard, OptionGroup, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../../lib/use-issue-texts.ts'
import { useDesign } from '../../../session/design-context.tsx'
import { useDifferences } from '../../../session/use-differences.ts'

/** `wanted`: what is proposed where it is not `configuration` itself. */
type Offer = Option<Configuration> & { wanted?: Configuration }

export function PricedOptions<O extends Offer>(props: {
	label: string
	options: readonly O[]
	chosen: (option: O) => boolean
	labelOf: (option: O) => string
	renderPicture?: (option: O) => ReactNode
	onChoose?: (option: O) => void
	kind?: 'picture' | 'swatch' | 'number'
	/** `row` and `cells` give the reasons below the cards. */
	layout?: 'grid' | 'row' | 'cells'
	detailOf?: (option: O) => string | undefined
}): ReactNode {
	const {
		label,
		options,
		chosen,
		labelOf,
		renderPicture,
		onChoose,
		kind = 'picture',
		layout = 'grid',
	} = props
	const { propose, tryOut } = useDesign()
	const { reasonOf, priceOf } = useOptionTexts(options)
	return (
		<OptionGroup
			label={label}
			size={kind === 'number' ? 'small' : 'medium'}
			layout={layout}
			reasonsElsewhere={layout !== 'grid'}
		>
			{options.map((option) => (
				<OptionCard
					key={option.reference}
					label={labelOf(option)}
					picture={renderPicture?.(option)}
					chosen={chosen(option)}
					kind={kind}
					detail={props.detailOf?.(option)}
					{...priceOf(option, chosen(option))}
					{...reasonOf(option)}
					onTry={(trying) => tryOut(trying ? (option.wanted ?? option.configuration) : null)}
					onChoose={() => (onChoose ?? ((o: O) => propose(o.wanted ?? o.configuration)))(option)}
				/>
			))}
		</OptionGroup>
	)
}

export function useOptionTexts(options: readonly Option<Configuration>[]) {
	const { t } = useTranslation('configurator')
	const { difference } = useFormats()
	const differences = useDifferences(options)
	const { dressing, solved } = useDesign()
	const issueTexts = useIssueTexts()
	const priceOf = (option: Option<Configuration>, chosen: boolean) => {
		// A design that cannot be made has no price to differ from.
		if (chosen || dressing.book === null || solved.quote === null || !option.available) return {}
		const cents = differences.get(option.reference)
		if (cents === undefined) return { price: '…' }
		if (cents === 0) return { price: t('option.included') }
		return { price: difference(cents), priceTone: cents < 0 ? 'less' : 'more' } as const
	}
	const reasonOf = ({ available, reason }: Option<Configuration>) => {
		if (available) return {}
		return { reason: reason === undefined ? t('option.impossible') : issueTexts.textOf(reason) }
	}
	return { priceOf, reasonOf }
}
