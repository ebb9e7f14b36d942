import type { DressingConfiguration } from '@gabarit/engine'
import { Button, Segmented, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'

type Plank = NonNullable<DressingConfiguration['infinityPlank']>[number]

const usual: Plank = { length: 2000, depth: 300, thickness: 18 }
/** Sizes that the trade sells, mm (domain 7). */
const bounds = { length: [300, 2780], depth: [100, 650] } as const
const thicknesses = [18, 28] as const
const most = 20

export function Planks(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration } = solved
	const list = configuration.infinityPlank ?? []
	const change = (infinityPlank: Plank[]) => {
		const { infinityPlank: _, ...rest } = configuration
		propose(infinityPlank.length === 0 ? rest : { ...rest, infinityPlank })
	}
	return (
		<Section title={t('planks.title')} note={t('planks.note')}>
			{list.map((plank, i) => (
				<PlankFields
					// oxlint-disable-next-line react/no-array-index-key -- a plank is its place in the list
					key={i}
					number={i + 1}
					plank={plank}
					onChange={(next) => change(list.map((old, j) => (j === i ? next : old)))}
					onRemove={() => change(list.filter((_, j) => j !== i))}
				/>
			))}
			{list.length < most && (
				<Button kind="quiet" icon="plus" onClick={() => change([...list, usual])}>
					{t('planks.add')}
				</Button>
			)}
		</Section>
	)
}

function PlankFields(props: {
	number: number
	plank: Plank
	onChange: (plank: Plank) => void
	onRemove: () => void
}): ReactNode {
	const { number, plank, onChange, onRemove } = props
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	return (
		<fieldset className={layout.fieldset}>
			<legend>{t('planks.one', { number })}</legend>
			<div className={layout.fields}>
				{(['length', 'depth'] as const).map((key) => (
					<MeasureField
						key={key}
						label={t(`planks.${key}`)}
						value={plank[key]}
						min={bounds[key][0]}
						max={bounds[key][1]}
						onCommit={(value) => onChange({ ...plank, [key]: value })}
					/>
				))}
			</div>
			<div className={layout.row}>
				<Segmented
					label={t('planks.thickness', { number })}
					value={String(plank.thickness)}
					options={thicknesses.map((value) => ({ value: String(value), label: length(value) }))}
					onChange={(value) => {
						const thickness = thicknesses.find((one) => one === Number(value))
						if (thickness !== undefined) onChange({ ...plank, thickness })
					}}
				/>
				<Button kind="quiet" icon="trash" onClick={onRemove}>
					{t('planks.remove')}
				</Button>
			</div>
		</fieldset>
	)
}
