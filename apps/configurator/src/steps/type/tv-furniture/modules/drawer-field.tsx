import { splitRun } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { OwnShares } from '../../../frame/fields/own-shares.tsx'
import layout from '../../../frame/layout.module.css'
import { SilhouettePicture } from '../../../frame/pictures/silhouette-picture.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { type TriedChoice, useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { withModule } from '../modules.ts'
import { tvPlacesOf } from '../stage/tv-places.ts'
import { useTvDesign } from '../use-tv-design.ts'
import { lowShape } from './module-shape.ts'

/** From the bottom. */
const divisions = { one: [1], two: [1, 1], three: [1, 1, 1] } as const
type Division = keyof typeof divisions
const names = Object.keys(divisions) as Division[]

/** A few usual divisions, or shares one by one. */
export function DrawerField({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { configuration, tv, propose } = useTvDesign()
	const module = tv.low.modules[index]
	const shares = module ? tvPlacesOf(tv).sharesOf(module) : []
	const named = names.find((name) => divisions[name].join() === shares.join())
	const [isOwn, setOwn] = useState(named === undefined)
	const withShares = (to: readonly number[]) =>
		withModule(configuration, index, { shares: [...to] })
	const options = useTriedOptions([
		...names.map((reference): TriedChoice<typeof configuration> => {
			const wanted = reference === named ? configuration : withShares(divisions[reference])
			return { reference, wanted }
		}),
		{ reference: 'own', wanted: configuration },
	])
	const chosen = isOwn ? 'own' : named
	const heights = splitRun(tv.carcass - tv.plinth, shares)
	return (
		<FieldGroup title={t('kinds:tv.drawers.title')}>
			<PricedOptions
				label={t('kinds:tv.drawers.title')}
				options={options}
				chosen={({ reference }) => reference === chosen}
				labelOf={({ reference }) => t(`kinds:tv.drawers.${reference as Division | 'own'}`)}
				renderPicture={({ reference }) => (
					<SilhouettePicture
						shape={lowShape({
							front: 'Drawers',
							shelves: 0,
							shares: reference === 'own' ? shares : divisions[reference as Division],
						})}
					/>
				)}
				onChoose={({ reference, wanted }) => {
					setOwn(reference === 'own')
					if (reference !== 'own') propose(wanted)
				}}
			/>
			{isOwn && (
				<OwnShares
					name={`modules.${index}.shares`}
					shares={shares}
					onChange={(to) => propose(withShares(to))}
				/>
			)}
			<p className={layout.caption}>
				{t('drawerShares.heights', { heights: heights.map((mm) => number(mm)).join(', ') })}
			</p>
		</FieldGroup>
	)
}
