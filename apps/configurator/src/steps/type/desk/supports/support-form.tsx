import { type DeskSupport, deskBounds, type SupportKind, supportKinds } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { SilhouettePicture } from '../../../frame/pictures/silhouette-picture.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { supportsOf, withKind, withSupport } from '../supports.ts'
import { useDeskDesign } from '../use-desk-design.ts'
import { PedestalFill } from './pedestal-fill.tsx'
import { supportShape } from './support-shape.ts'

export function SupportForm({ index }: { index: number }): ReactNode {
	const { configuration } = useDeskDesign()
	const support = supportsOf(configuration)[index]
	if (support === undefined) return null
	return (
		<>
			<Kind index={index} kind={support.kind} />
			{support.kind === 'Pedestal' && <Pedestal index={index} pedestal={support} />}
		</>
	)
}

function Kind({ index, kind }: { index: number; kind: SupportKind }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk } = useDeskDesign()
	const options = useTriedOptions(
		supportKinds.map((reference) => ({
			reference,
			wanted: withKind(configuration, index, reference),
		})),
	)
	const own = desk.supports[index]
	const shapeOf = (reference: SupportKind) =>
		supportShape(
			own?.kind === reference
				? own
				: {
						kind: reference,
						width: 0,
						fill: reference === 'Pedestal' ? { kind: 'Drawers', shares: [2, 1, 1] } : null,
					},
		)
	return (
		<FieldGroup title={t('kinds:desk.supports.kind')}>
			<PricedOptions
				label={t('kinds:desk.supports.kind')}
				options={options}
				chosen={({ reference }) => reference === kind}
				labelOf={({ reference }) => t(`kinds:desk.supports.kinds.${reference as SupportKind}`)}
				renderPicture={({ reference }) => (
					<SilhouettePicture height={76} shape={shapeOf(reference as SupportKind)} />
				)}
			/>
		</FieldGroup>
	)
}

type Pedestal = Extract<DeskSupport, { kind: 'Pedestal' }>

function Pedestal({ index, pedestal }: { index: number; pedestal: Pedestal }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk, propose } = useDeskDesign()
	const { min, max } = deskBounds.pedestal
	const own = desk.supports[index]
	if (!own?.fill) return null
	const change = (support: Pedestal) => propose(withSupport(configuration, index, support))
	return (
		<>
			<MeasureField
				label={t('kinds:desk.pedestal.width')}
				field={`supports.${index}.width`}
				value={own.width}
				min={min}
				max={max}
				onCommit={(width) => change({ ...pedestal, width })}
			/>
			<PedestalFill index={index} pedestal={pedestal} fill={own.fill} onChange={change} />
		</>
	)
}
