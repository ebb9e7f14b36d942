import { CountField, useFormats } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/field-group.tsx'
import layout from '../../../frame/layout.module.css'
import { PricedOptions } from '../../../frame/priced-options.tsx'
import { type TriedChoice, useTriedOptions } from '../../../frame/use-tried-options.ts'
import {
	type DivisionName,
	divisionNames,
	divisionOf,
	divisions,
	withCount,
	withFill,
	withSupport,
} from '../supports.ts'
import { useDeskDesign } from '../use-desk-design.ts'
import type { FillProps } from './pedestal-fill.tsx'
import { SupportPicture } from './support-picture.tsx'
import { divisionShape } from './support-shape.ts'
import type { Fill } from './support-texts.ts'
import { ThreeInRow } from './three-in-row.tsx'

type Drawers = Extract<Fill, { kind: 'Drawers' }>

const DRAWERS_MAX = 8
const SHARE_MAX = 9

/** A few usual divisions, or shares one by one. */
export function DrawerShares({ index, pedestal, fill, onChange }: FillProps<Drawers>): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration } = useDeskDesign()
	const named = divisionOf(fill.shares)
	const [isOwn, setOwn] = useState(named === null)
	const options = useTriedOptions([
		...divisionNames.map((reference): TriedChoice<typeof configuration> => {
			const wanted = withFill(pedestal, { drawers: [...divisions[reference]] })
			return {
				reference,
				wanted: withSupport(configuration, index, reference === named ? pedestal : wanted),
			}
		}),
		{ reference: 'own', wanted: configuration },
	])
	const chosen = isOwn ? 'own' : named
	const put = (drawers: number[]) => onChange(withFill(pedestal, { drawers }))
	return (
		<FieldGroup title={t('desk.pedestal.division')}>
			<ThreeInRow>
				<PricedOptions
					label={t('desk.pedestal.division')}
					options={options}
					chosen={({ reference }) => reference === chosen}
					labelOf={({ reference }) =>
						t(`desk.pedestal.divisions.${reference as DivisionName | 'own'}`)
					}
					renderPicture={({ reference }) => (
						<SupportPicture
							shape={divisionShape(
								reference === 'own' ? fill.shares : divisions[reference as DivisionName],
							)}
						/>
					)}
					onChoose={({ reference }) => {
						setOwn(reference === 'own')
						if (reference !== 'own') put([...divisions[reference as DivisionName]])
					}}
				/>
			</ThreeInRow>
			{isOwn && <OwnShares index={index} shares={fill.shares} onChange={put} />}
			<Heights index={index} />
		</FieldGroup>
	)
}

function OwnShares(props: {
	index: number
	shares: readonly number[]
	onChange: (shares: number[]) => void
}): ReactNode {
	const { index, shares, onChange } = props
	const { t } = useTranslation('configurator')
	return (
		<>
			<CountField
				label={t('desk.pedestal.count')}
				name={`supports.${index}.drawers`}
				value={shares.length}
				min={1}
				max={DRAWERS_MAX}
				onChange={(count) => onChange(withCount(shares, count))}
			/>
			{shares.map((share, i) => (
				<CountField
					// oxlint-disable-next-line react/no-array-index-key -- a drawer is its place in the stack
					key={i}
					label={t('desk.pedestal.share', { number: i + 1 })}
					name={`supports.${index}.drawers.${i}`}
					value={share}
					min={1}
					max={SHARE_MAX}
					onChange={(value) => onChange(shares.with(i, value))}
				/>
			))}
		</>
	)
}

/** The heights that the shares come to. */
function Heights({ index }: { index: number }): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { solved, desk } = useDeskDesign()
	const module = desk.supports.slice(0, index).filter(({ kind }) => kind === 'Pedestal').length
	const zones = solved.furniture?.runs[0]?.modules[module]?.bays[0]?.zones ?? []
	const pitches = zones.flatMap((zone) => zone.pitches ?? [])
	if (pitches.length === 0) return null
	return (
		<p className={layout.caption}>
			{t('desk.pedestal.shareNote', { heights: pitches.map((mm) => number(mm)).join(', ') })}
		</p>
	)
}
