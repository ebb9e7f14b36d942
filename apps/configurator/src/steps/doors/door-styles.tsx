// The design of the doors as cards, and how many lines or frames it has.
import { type Configuration, colorsOf, type DoorStyle, type Option } from '@gabarit/engine'
import { OptionCard, OptionGroup, Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { useOptionTexts } from '../frame/prices/priced-options.tsx'
import { DoorPicture } from './door-picture.tsx'

type Style = 'None' | DoorStyle
const styles: readonly Style[] = ['Simple', 'StraightLines', 'Frames', 'None']

/** `references` of the options: `None`, `Simple`, `StraightLines:2`. */
type DoorStylesProps = {
	options: readonly Option<Configuration>[]
	current: { style: Style; count?: number | undefined }
}

const styleOf = (reference: string) => reference.split(':')[0] as Style
const countOf = (reference: string) => Number(reference.split(':')[1] ?? 0)

export function DoorStyles(props: DoorStylesProps): ReactNode {
	return (
		<>
			<StyleCards {...props} />
			<Counts {...props} />
		</>
	)
}

/** One card a style; the first count that can be made represents it. */
function StyleCards({ options, current }: DoorStylesProps): ReactNode {
	const { t } = useTranslation('configurator')
	const { propose, tryOut, solved, catalogue } = useDesign()
	const color = colorsOf(catalogue).get(solved.colors.exterior)
	const { style } = current
	const first = styles.flatMap((wanted) => {
		const own = options.filter(({ reference }) => styleOf(reference) === wanted)
		return own.find(({ available }) => available) ?? own[0] ?? []
	})
	const { priceOf, reasonOf } = useOptionTexts(first)
	return (
		<OptionGroup label={t('doors.design')} size="large">
			{first.map((option) => {
				const own = styleOf(option.reference)
				const count =
					own === style ? (current.count ?? countOf(option.reference)) : countOf(option.reference)
				return (
					<OptionCard
						key={own}
						label={t(`doors.styles.${own}`)}
						picture={<DoorPicture style={own} count={count} color={color} />}
						chosen={own === style}
						{...priceOf(option, own === style)}
						{...reasonOf(option)}
						onTry={(trying) => tryOut(trying ? option.configuration : null)}
						onChoose={() => propose(option.configuration)}
					/>
				)
			})}
		</OptionGroup>
	)
}

function Counts({ options, current: { style, count } }: DoorStylesProps): ReactNode {
	const { t } = useTranslation('configurator')
	const { propose, tryOut } = useDesign()
	const own = options.filter(
		({ reference, available }) =>
			styleOf(reference) === style && countOf(reference) > 0 && available,
	)
	if (style === 'None' || style === 'Simple' || own.length < 2) return null
	const optionOf = (value: string) =>
		own.find(({ reference }) => countOf(reference) === Number(value))
	const label = t(style === 'Frames' ? 'doors.frames' : 'doors.bars')
	return (
		<div className={layout.row}>
			<span>{label}</span>
			<Segmented
				label={label}
				value={String(count ?? countOf(own[0]?.reference ?? ''))}
				options={own.map(({ reference }) => ({
					value: String(countOf(reference)),
					label: String(countOf(reference)),
				}))}
				onTry={(value) => tryOut((value === null ? null : optionOf(value)?.configuration) ?? null)}
				onChange={(value) => {
					const option = optionOf(value)
					if (option !== undefined) propose(option.configuration)
				}}
			/>
		</div>
	)
}
