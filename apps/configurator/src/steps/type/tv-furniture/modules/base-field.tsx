import { legHeights, plinthHeights, type TvBase, tvFurnitureBounds } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { useTvDesign } from '../use-tv-design.ts'
import { BasePicture } from './base-picture.tsx'

const usual: Record<TvBase['kind'], TvBase> = {
	Plinth: { kind: 'Plinth', height: 60 },
	Legs: { kind: 'Legs', height: 150 },
	Wall: { kind: 'Wall', height: 200 },
}
const kinds = Object.keys(usual) as TvBase['kind'][]

/** What carries the furniture; how high a plinth or legs are is asked with the options. */
export function BaseField(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose } = useTvDesign()
	const { base } = tv
	const options = useTriedOptions(
		kinds.map((reference) => ({
			reference,
			wanted:
				reference === base.kind ? configuration : { ...configuration, base: usual[reference] },
		})),
	)
	const { min, max } = tvFurnitureBounds.hungHeight
	const hungAt = (height: number): TvBase => ({ kind: 'Wall', height })
	return (
		<Section title={t('kinds:tv.base.title')}>
			<PricedOptions
				label={t('kinds:tv.base.title')}
				options={options}
				chosen={({ reference }) => reference === base.kind}
				labelOf={({ reference }) => t(`kinds:tv.base.kinds.${reference as TvBase['kind']}`)}
				renderPicture={({ reference }) => <BasePicture of={reference as TvBase['kind']} />}
			/>
			{base.kind === 'Wall' && (
				<MeasureField
					label={t('kinds:tv.base.under')}
					field="base"
					value={base.height}
					min={min}
					max={max}
					onCommit={(height) => propose({ ...configuration, base: hungAt(height) })}
				/>
			)}
		</Section>
	)
}

/** Of a plinth or of legs, in heights that are made. */
export function BaseHeights(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { configuration, tv } = useTvDesign()
	const { kind, height } = tv.base
	const bases =
		kind === 'Legs'
			? legHeights.map((each): TvBase => ({ kind, height: each }))
			: plinthHeights.map((each): TvBase => ({ kind: 'Plinth', height: each }))
	const options = useTriedOptions(
		bases.map((base) => ({
			reference: String(base.height),
			wanted: { ...configuration, base },
		})),
	)
	if (kind === 'Wall') return null
	return (
		<Section title={t(`kinds:tv.base.heights.${kind}`)} note={t('kinds:tv.base.heightNote')}>
			<PricedOptions
				label={t(`kinds:tv.base.heights.${kind}`)}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(height)}
				labelOf={({ reference }) => t('kinds:tv.mm', { value: number(Number(reference)) })}
			/>
		</Section>
	)
}
