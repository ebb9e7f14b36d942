// The strips that close the joint to walls and ceiling, and what is cut off them on site.
import { type Design, hasWall } from '@gabarit/engine'
import { Checkbox, Disclosure, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'

const limits = { left: [30, 200], right: [30, 200], top: [20, 300] } as const
const places = ['left', 'right', 'top'] as const
type Place = (typeof places)[number]
/** mm: what a filler begins with again. */
const usualBeside = 50
const ceiling = { name: 'ceiling', usual: 50 } as const

export type FillersProps = {
	design: Design
	onChange: (key: Place | 'oversize' | 'removal', value: number) => void
}

/** What is over the furniture: `null` where nothing can be closed there; `usual`: mm of filler. */
type Above = { name: 'ceiling' | 'flight'; usual: number } | null

export function WallFillers(props: FillersProps & { above?: Above }): ReactNode {
	const { design, onChange, above = ceiling } = props
	const { t } = useTranslation('configurator')
	const shown = places.filter((place) =>
		place === 'top' ? above !== null : hasWall(design, place),
	)
	if (shown.length === 0) return null
	return (
		<Section title={t('fillers.strips')}>
			<div className={layout.fields}>
				{shown.map((place) => (
					<WallFiller
						key={place}
						place={place}
						width={design.filler[place]}
						above={above ?? ceiling}
						onChange={(width) => onChange(place, width)}
					/>
				))}
			</div>
		</Section>
	)
}

function WallFiller(props: {
	place: Place
	width: number
	above: NonNullable<Above>
	onChange: (width: number) => void
}): ReactNode {
	const { place, width, above, onChange } = props
	const { t } = useTranslation('configurator')
	const [min, max] = limits[place]
	const usual = place === 'top' ? above.usual : usualBeside
	const beyond =
		place === 'top'
			? {
					above: {
						text: t('fillers.topStops'),
						remedy: { label: t(`fillers.goFree.${above.name}`), apply: () => onChange(0) },
					},
				}
			: {}
	return (
		<div className={layout.stack}>
			{width > 0 && (
				<MeasureField
					label={t(`fields.filler.${place}`)}
					field={`filler.${place}`}
					value={width}
					min={min}
					max={max}
					beyond={beyond}
					onCommit={onChange}
				/>
			)}
			<Checkbox
				label={t(`fillers.without.${place === 'top' ? above.name : place}`)}
				checked={width === 0}
				onChange={({ currentTarget }) => onChange(currentTarget.checked ? 0 : usual)}
			/>
		</div>
	)
}

export function OversizeAndPlay({ design, onChange }: FillersProps): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { filler, footprint, priority } = design
	// A run that passes into a corner stands off its wall by the play too.
	const passes = footprint !== 'Straight' && priority !== 'None'
	const playUsed = passes || filler.left === 0 || filler.right === 0
	return (
		<Disclosure
			title={t('fillers.scribing')}
			facts={t('fillers.scribingFacts', { oversize: number(filler.oversize) })}
		>
			<div className={layout.fields}>
				<MeasureField
					label={t('fields.filler.oversize')}
					field="filler.oversize"
					value={filler.oversize}
					min={0}
					max={50}
					onCommit={(value) => onChange('oversize', value)}
				/>
				{playUsed && (
					<MeasureField
						label={t('fields.filler.removal')}
						field="filler.removal"
						value={filler.removal}
						min={0}
						max={50}
						onCommit={(value) => onChange('removal', value)}
					/>
				)}
			</div>
		</Disclosure>
	)
}
