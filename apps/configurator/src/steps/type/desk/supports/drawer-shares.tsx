import { useFormats } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { OwnShares } from '../../../frame/fields/own-shares.tsx'
import layout from '../../../frame/layout.module.css'
import { SilhouettePicture } from '../../../frame/pictures/silhouette-picture.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { type TriedChoice, useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import {
	type DivisionName,
	divisionNames,
	divisionOf,
	divisions,
	withFill,
	withSupport,
} from '../supports.ts'
import { useDeskDesign } from '../use-desk-design.ts'
import type { FillProps } from './pedestal-fill.tsx'
import { divisionShape } from './support-shape.ts'
import type { Fill } from './support-texts.ts'
import { ThreeInRow } from './three-in-row.tsx'

type Drawers = Extract<Fill, { kind: 'Drawers' }>

/** A few usual divisions, or shares one by one. */
export function DrawerShares({ index, pedestal, fill, onChange }: FillProps<Drawers>): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
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
		<FieldGroup title={t('kinds:desk.pedestal.division')}>
			<ThreeInRow>
				<PricedOptions
					label={t('kinds:desk.pedestal.division')}
					options={options}
					chosen={({ reference }) => reference === chosen}
					labelOf={({ reference }) =>
						t(`kinds:desk.pedestal.divisions.${reference as DivisionName | 'own'}`)
					}
					renderPicture={({ reference }) => (
						<SilhouettePicture
							height={76}
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
			{isOwn && (
				<OwnShares name={`supports.${index}.drawers`} shares={fill.shares} onChange={put} />
			)}
			<Heights index={index} />
		</FieldGroup>
	)
}

/** The heights that the shares come to. */
function Heights({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { solved, desk } = useDeskDesign()
	const module = desk.supports.slice(0, index).filter(({ kind }) => kind === 'Pedestal').length
	const zones = solved.furniture?.runs[0]?.modules[module]?.bays[0]?.zones ?? []
	const pitches = zones.flatMap((zone) => zone.pitches ?? [])
	if (pitches.length === 0) return null
	return (
		<p className={layout.caption}>
			{t('drawerShares.heights', { heights: pitches.map((mm) => number(mm)).join(', ') })}
		</p>
	)
}
