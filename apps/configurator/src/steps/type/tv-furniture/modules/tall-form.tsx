import { SHELVES_MAX, type TallModule, tallFronts, tvFurnitureBounds } from '@gabarit/engine'
import { CountField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { Pair } from '../../../frame/fields/pair.tsx'
import { SilhouettePicture } from '../../../frame/pictures/silhouette-picture.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import type { End } from '../modules.ts'
import { useTvDesign } from '../use-tv-design.ts'
import { tallShape } from './module-shape.ts'

type Front = (typeof tallFronts)[number]

export function TallForm({ end }: { end: End }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose } = useTvDesign()
	const own = tv.tall[end]
	const changed = (change: Partial<TallModule>) => ({
		...configuration,
		tall: { ...configuration.tall, [end]: { ...own, ...change } },
	})
	const options = useTriedOptions(
		tallFronts.map((reference) => ({ reference, wanted: changed({ front: reference }) })),
	)
	if (own === null) return null
	const { tallWidth, tallHeight } = tvFurnitureBounds
	return (
		<>
			<FieldGroup title={t('kinds:tv.modules.front')}>
				<PricedOptions
					label={t('kinds:tv.modules.front')}
					options={options}
					chosen={({ reference }) => reference === own.front}
					labelOf={({ reference }) => t(`kinds:tv.modules.fronts.${reference as Front}`)}
					renderPicture={({ reference }) => (
						<SilhouettePicture shape={tallShape({ ...own, front: reference as Front })} />
					)}
				/>
			</FieldGroup>
			<Pair>
				<MeasureField
					label={t('kinds:tv.tall.width')}
					field={`tall.${end}.width`}
					value={own.width}
					{...tallWidth}
					onCommit={(width) => propose(changed({ width }))}
				/>
				<MeasureField
					label={t('kinds:tv.tall.height')}
					field={`tall.${end}.height`}
					value={own.height}
					{...tallHeight}
					onCommit={(height) => propose(changed({ height }))}
				/>
			</Pair>
			<CountField
				label={t('kinds:tv.modules.shelfCount')}
				name={`tall.${end}.shelves`}
				value={own.shelves}
				min={0}
				max={SHELVES_MAX}
				onChange={(shelves) => propose(changed({ shelves }))}
			/>
		</>
	)
}
