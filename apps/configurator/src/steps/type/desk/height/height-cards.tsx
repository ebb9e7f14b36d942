// Who works at the desk says how high it is; a child is asked its age.
import { childHeights, classHeights, type DeskClass, deskClassOf } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../frame/layout.module.css'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { useDeskDesign } from '../use-desk-design.ts'
import { HeightPicture } from './height-picture.tsx'

/** mm: of 6 to 8 years, until the age is said. */
const usualChild = 590
const heights: Record<DeskClass, number> = {
	Child: usualChild,
	Sitting: classHeights.sitting,
	Standing: classHeights.standing,
}
const classes = Object.keys(heights) as DeskClass[]

export function HeightCards(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { configuration, desk } = useDeskDesign()
	const current = deskClassOf(desk.height)
	const options = useTriedOptions(
		classes.map((reference) => ({
			reference,
			wanted: {
				...configuration,
				height: reference === current ? desk.height : heights[reference],
			},
		})),
	)
	return (
		<Section title={t('kinds:desk.height.title')} note={t('kinds:desk.height.note')}>
			<PricedOptions
				label={t('kinds:desk.height.title')}
				options={options}
				chosen={({ reference }) => reference === current}
				labelOf={({ reference }) => t(`kinds:desk.height.${reference as DeskClass}`)}
				detailOf={({ reference }) =>
					t(`kinds:desk.height.details.${reference as DeskClass}`, {
						height: number(heights[reference as DeskClass]),
					})
				}
				renderPicture={({ reference }) => <HeightPicture of={reference as DeskClass} />}
			/>
			{current === 'Child' && <Ages />}
		</Section>
	)
}

function Ages(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { configuration, desk } = useDeskDesign()
	const options = useTriedOptions(
		childHeights.map(({ height }) => ({
			reference: String(height),
			wanted: { ...configuration, height },
		})),
	)
	const own = childHeights.find(({ height }) => height === desk.height)
	return (
		<>
			<PricedOptions
				label={t('kinds:desk.height.age')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(desk.height)}
				labelOf={({ reference }) => {
					const { from, to } =
						childHeights.find(({ height }) => String(height) === reference) ?? childHeights[0]
					return t('kinds:desk.height.ages', { from, to })
				}}
				detailOf={() => t('kinds:desk.height.years')}
			/>
			{own !== undefined && (
				<p className={layout.caption}>
					{t('kinds:desk.height.agesNote', { height: number(own.height) })}
				</p>
			)}
		</>
	)
}
