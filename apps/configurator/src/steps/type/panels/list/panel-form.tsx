import { type Board, buildFurniture, type PanelLine } from '@gabarit/engine'
import { CountField, Segmented, TextField } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { Pair } from '../../../frame/fields/pair.tsx'
import { alone, withPanel } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import { plainBoard } from './board-shape.ts'
import { BoreFields } from './bore-fields.tsx'
import { CornerFields } from './corner-fields.tsx'
import { EdgeFields } from './edge-fields.tsx'
import { LineColor } from './line-color.tsx'
import { ThicknessField } from './thickness-field.tsx'
import { usePanel } from './use-panel.ts'

const grains = ['Length', 'Width', 'Free'] as const
const LABEL_MAX = 60

export function PanelForm({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { dressing } = usePanelsDesign()
	const { line, color, change } = usePanel(index)
	const board = useBoard(index) ?? plainBoard(line)
	const { shorterMin, alongMax, quantity } = dressing.bounds.panels
	// A plain board may be turned on the sheet: there is no grain to lay.
	const hasGrain = color !== undefined && color.pattern !== 'Plain'
	return (
		<>
			<CountField
				label={t('kinds:panels.fields.quantity')}
				name={`panels.${index}.quantity`}
				value={line.quantity}
				min={1}
				max={quantity}
				onChange={(count) => change({ quantity: count })}
			/>
			<Pair>
				{(['length', 'width'] as const).map((side) => (
					<MeasureField
						key={side}
						label={t(`kinds:panels.fields.${side}`)}
						field={`panels.${index}.${side}`}
						value={line[side]}
						min={shorterMin}
						max={alongMax}
						onCommit={(value) => change({ [side]: value })}
					/>
				))}
			</Pair>
			<ThicknessField at={{ list: 'panels', index }} />
			<LineColor index={index} />
			{hasGrain && (
				<FieldGroup title={t('kinds:panels.grain.title')}>
					<Segmented
						label={t('kinds:panels.grain.title')}
						value={line.grain ?? 'Length'}
						options={grains.map((value) => ({ value, label: t(`kinds:panels.grain.${value}`) }))}
						onChange={(grain) => change({ grain: grain === 'Length' ? undefined : grain })}
					/>
				</FieldGroup>
			)}
			<EdgeFields index={index} board={board} />
			<CornerFields index={index} />
			<BoreFields index={index} board={board} />
			<TextField
				label={t('kinds:panels.fields.label')}
				note={t('kinds:panels.fields.labelNote')}
				maxLength={LABEL_MAX}
				// One step of undo for the whole name; undone, it is another field.
				key={line.label}
				defaultValue={line.label}
				onBlur={({ currentTarget }) => change({ label: labelOf(currentTarget.value) })}
			/>
		</>
	)
}

function labelOf(text: string): PanelLine['label'] {
	return text.trim() === '' ? undefined : text.trim()
}

/** The piece as it is made, or as far as it can be; null where not even its shape can. */
function useBoard(index: number): Board | null {
	const { configuration, catalogue } = usePanelsDesign()
	return useMemo(() => {
		const only = alone(configuration, { list: 'panels', index })
		const bare = withPanel(only, 0, { edges: [0, 0, 0, 0] })
		const whole = withPanel(bare, 0, { bores: undefined })
		const sharp = withPanel(whole, 0, { radii: undefined })
		for (const tried of [only, bare, whole, sharp]) {
			const built = buildFurniture(tried, catalogue)
			if (built.ok) return built.value.boards[0] ?? null
		}
		return null
	}, [configuration, catalogue, index])
}
