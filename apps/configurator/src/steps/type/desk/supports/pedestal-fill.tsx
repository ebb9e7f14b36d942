// What a pedestal holds: drawers by shares of its height, a door with shelves, or shelves in the open.
import { type DeskPedestal, PEDESTAL_SHELVES_MAX } from '@gabarit/engine'
import { CountField, Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { SilhouettePicture } from '../../../frame/pictures/silhouette-picture.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { type TriedChoice, useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { withFill, withSupport } from '../supports.ts'
import { useDeskDesign } from '../use-desk-design.ts'
import { DrawerShares } from './drawer-shares.tsx'
import { supportShape } from './support-shape.ts'
import type { Fill } from './support-texts.ts'
import { ThreeInRow } from './three-in-row.tsx'

export type FillProps<F extends Fill = Fill> = {
	index: number
	pedestal: DeskPedestal
	fill: F
	onChange: (pedestal: DeskPedestal) => void
}

const usualFills: Record<Fill['kind'], Fill> = {
	Drawers: { kind: 'Drawers', shares: [2, 1, 1] },
	Door: { kind: 'Door', side: 'Left', shelves: 1 },
	Open: { kind: 'Open', shelves: 1 },
}
const stored = {
	Drawers: {},
	Door: { door: 'Left', shelves: 1 },
	Open: { shelves: 1 },
} as const satisfies Record<Fill['kind'], Pick<DeskPedestal, 'door' | 'shelves'>>
const kinds = Object.keys(usualFills) as Fill['kind'][]

export function PedestalFill(props: FillProps): ReactNode {
	const { index, pedestal, fill, onChange } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk } = useDeskDesign()
	const options = useTriedOptions(
		kinds.map((reference): TriedChoice<typeof configuration> => {
			const wanted = reference === fill.kind ? pedestal : withFill(pedestal, stored[reference])
			return { reference, wanted: withSupport(configuration, index, wanted) }
		}),
	)
	const width = desk.supports[index]?.width ?? 0
	const shapeOf = (kind: Fill['kind']) =>
		supportShape({ kind: 'Pedestal', width, fill: kind === fill.kind ? fill : usualFills[kind] })
	return (
		<>
			<FieldGroup title={t('kinds:desk.pedestal.fill')}>
				<ThreeInRow>
					<PricedOptions
						label={t('kinds:desk.pedestal.fill')}
						options={options}
						chosen={({ reference }) => reference === fill.kind}
						labelOf={({ reference }) => t(`kinds:desk.pedestal.fills.${reference as Fill['kind']}`)}
						renderPicture={({ reference }) => (
							<SilhouettePicture height={76} shape={shapeOf(reference as Fill['kind'])} />
						)}
					/>
				</ThreeInRow>
			</FieldGroup>
			{fill.kind === 'Drawers' && <DrawerShares {...props} fill={fill} />}
			{fill.kind === 'Door' && (
				<Segmented
					label={t('kinds:desk.pedestal.hinges')}
					value={fill.side}
					options={(['Left', 'Right'] as const).map((value) => ({
						value,
						label: t(`kinds:desk.pedestal.sides.${value}`),
					}))}
					onChange={(door) => onChange(withFill(pedestal, { door, shelves: fill.shelves }))}
				/>
			)}
			{fill.kind !== 'Drawers' && (
				<CountField
					label={t('kinds:desk.pedestal.shelfCount')}
					name={`supports.${index}.shelves`}
					value={fill.shelves}
					min={0}
					max={PEDESTAL_SHELVES_MAX}
					onChange={(shelves) =>
						onChange(
							withFill(pedestal, fill.kind === 'Door' ? { door: fill.side, shelves } : { shelves }),
						)
					}
				/>
			)}
		</>
	)
}
