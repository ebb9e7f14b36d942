// The screen that the furniture is made for: how large, and whether it stands or hangs.
import { type TvScreen, tvFurnitureBounds } from '@gabarit/engine'
import { CountField, Segmented, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { Pair } from '../../../frame/fields/pair.tsx'
import layout from '../../../frame/layout.module.css'
import { Section } from '../../../frame/step-panel.tsx'
import { useTvDesign } from '../use-tv-design.ts'

const choices = ['Stand', 'Wall', 'none'] as const
/** Inches. */
const usualDiagonal = 65

export function ScreenFields(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { configuration, tv, propose } = useTvDesign()
	const { screen } = tv
	const put = (wanted: TvScreen | null) => propose({ ...configuration, screen: wanted })
	const { diagonal: bounds, center } = tvFurnitureBounds
	const diagonal = screen?.diagonal ?? usualDiagonal
	return (
		<Section title={t('kinds:tv.screen.title')} note={t('kinds:tv.screen.note')}>
			<Segmented
				label={t('kinds:tv.screen.place')}
				value={screen?.place ?? 'none'}
				options={choices.map((value) => ({ value, label: t(`kinds:tv.screen.places.${value}`) }))}
				onChange={(place) => put(place === 'none' ? null : { diagonal, place })}
			/>
			{screen !== null && (
				<>
					<Pair>
						<CountField
							label={t('kinds:tv.screen.diagonal')}
							name="screen.diagonal"
							value={diagonal}
							min={bounds.min}
							max={bounds.max}
							onChange={(inches) =>
								put({ ...configuration.screen, place: screen.place, diagonal: inches })
							}
						/>
						{screen.place === 'Wall' && (
							<MeasureField
								label={t('kinds:tv.screen.center')}
								field="screen.center"
								value={Math.round(screen.center)}
								min={center.min}
								max={center.max}
								onCommit={(value) => put({ diagonal, place: 'Wall', center: value })}
							/>
						)}
					</Pair>
					<p className={layout.caption}>
						{t('kinds:tv.screen.size', {
							width: number(screen.width),
							height: number(screen.height),
							center: number(Math.round(screen.center)),
							mass: number(screen.mass),
						})}
					</p>
				</>
			)}
		</Section>
	)
}
