import { type Cladding, panelBounds } from '@gabarit/engine'
import { Segmented, SelectField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { Pair } from '../../../frame/fields/pair.tsx'
import layout from '../../../frame/layout.module.css'
import { linesOf } from '../../../frame/parts/line-groups.ts'
import { usePanelWords } from '../../../frame/parts/use-panel-words.ts'
import { columnsOf, idOf, withWall } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import { ThicknessField } from './thickness-field.tsx'

const joints = ['0', '3', '8'] as const
/** mm: what the form asks; the workshop's own limits stand beside the line. */
const bounds = {
	width: [200, panelBounds.wall.width],
	height: [200, panelBounds.wall.height],
	widest: [300, 1250],
} as const

export function CladdingForm({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, solved, propose } = usePanelsDesign()
	const words = usePanelWords()
	const wall = configuration.cladding?.[index]
	if (wall === undefined) return null
	const change = (fields: Parameters<typeof withWall>[2]) =>
		propose(withWall(configuration, index, fields))
	const id = idOf({ list: 'cladding', index })
	const made = solved.furniture && linesOf(solved.furniture).find((line) => line.id === id)
	return (
		<>
			<p className={layout.caption}>{t('kinds:panels.wall.note')}</p>
			<Pair>
				{(['width', 'height'] as const).map((side) => (
					<MeasureField
						key={side}
						label={t(`kinds:panels.wall.${side}`)}
						field={`cladding.${index}.${side}`}
						value={wall[side]}
						min={bounds[side][0]}
						max={bounds[side][1]}
						onCommit={(value) => change({ [side]: value })}
					/>
				))}
			</Pair>
			<ThicknessField at={{ list: 'cladding', index }} />
			<FieldGroup title={t('kinds:panels.wall.joint')}>
				<Segmented
					label={t('kinds:panels.wall.joint')}
					value={String(wall.joint ?? 3)}
					options={joints.map((value) => ({
						value,
						label:
							value === '0' ? t('kinds:panels.wall.noJoint') : t('kinds:panels.wall.mm', { value }),
					}))}
					onChange={(value) => change({ joint: Number(value) as Cladding['joint'] })}
				/>
			</FieldGroup>
			<div className={layout.fields}>
				<MeasureField
					label={t('kinds:panels.wall.widest')}
					field={`cladding.${index}.widest`}
					value={wall.widest ?? 1000}
					min={bounds.widest[0]}
					max={bounds.widest[1]}
					emptyBecomes="max"
					onCommit={(widest) => change({ widest, columns: undefined })}
				/>
				<Columns index={index} wall={wall} onChange={(columns) => change({ columns })} />
			</div>
			{made && (
				<p className={layout.caption}>
					{t('kinds:panels.wall.made', { sizes: words.sizes(made.boards) })}
				</p>
			)}
		</>
	)
}

function Columns(props: {
	index: number
	wall: Cladding
	onChange: (columns: number | undefined) => void
}): ReactNode {
	const { index, wall, onChange } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const { usual, possible } = columnsOf(wall)
	return (
		<SelectField
			label={t('kinds:panels.wall.columns')}
			name={`cladding.${index}.columns`}
			value={String(wall.columns ?? '')}
			options={[
				{ value: '', label: t('kinds:panels.wall.usualColumns', { count: usual }) },
				...possible.map((count) => ({ value: String(count), label: String(count) })),
			]}
			onChange={({ currentTarget: { value } }) =>
				onChange(value === '' ? undefined : Number(value))
			}
		/>
	)
}
