import { type DressingConfiguration, obstacleKinds } from '@gabarit/engine'
import { Button, SelectField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'

type Obstacle = NonNullable<DressingConfiguration['obstacle']>[number]

const usual: Obstacle = {
	where: 'back',
	kind: 'socket',
	position: 500,
	bottom: 300,
	height: 80,
	depth: 10,
}
const bounds = {
	position: [0, 12000],
	bottom: [0, 3500],
	height: [10, 3500],
	depth: [1, 500],
} as const

/** `onChange`: without one left the list is undefined. */
export function Obstacles(props: {
	list: readonly Obstacle[] | undefined
	onChange: (list: Obstacle[] | undefined) => void
}): ReactNode {
	const { list = [], onChange } = props
	const { t } = useTranslation('configurator')
	const change = (next: Obstacle[]) => onChange(next.length === 0 ? undefined : next)
	return (
		<Section title={t('obstacles.title')} note={t('obstacles.note')}>
			{list.map((obstacle, i) => (
				<ObstacleFields
					// oxlint-disable-next-line react/no-array-index-key -- an obstacle is its place in the list
					key={i}
					number={i + 1}
					obstacle={obstacle}
					onChange={(next) => change(list.map((old, j) => (j === i ? next : old)))}
					onRemove={() => change(list.filter((_, j) => j !== i))}
				/>
			))}
			<Button kind="quiet" icon="plus" onClick={() => change([...list, usual])}>
				{t('obstacles.add')}
			</Button>
		</Section>
	)
}

function ObstacleFields(props: {
	number: number
	obstacle: Obstacle
	onChange: (obstacle: Obstacle) => void
	onRemove: () => void
}): ReactNode {
	const { number, obstacle, onChange, onRemove } = props
	const { t } = useTranslation('configurator')
	return (
		<fieldset className={layout.fieldset}>
			<legend>{t('obstacles.one', { number })}</legend>
			<div className={layout.fields}>
				<SelectField
					label={t('obstacles.kind')}
					value={obstacle.kind}
					options={obstacleKinds.map((value) => ({ value, label: t(`obstacles.kinds.${value}`) }))}
					onChange={({ currentTarget }) =>
						onChange({ ...obstacle, kind: currentTarget.value as Obstacle['kind'] })
					}
				/>
				<SelectField
					label={t('obstacles.where')}
					value={obstacle.where}
					options={(['left', 'back', 'right'] as const).map((value) => ({
						value,
						label: t(`obstacles.walls.${value}`),
					}))}
					onChange={({ currentTarget }) =>
						onChange({ ...obstacle, where: currentTarget.value as Obstacle['where'] })
					}
				/>
				{(['position', 'bottom', 'height', 'depth'] as const).map((key) => (
					<MeasureField
						key={key}
						label={t(`obstacles.${key}`)}
						value={obstacle[key]}
						min={bounds[key][0]}
						max={bounds[key][1]}
						onCommit={(value) => onChange({ ...obstacle, [key]: value })}
					/>
				))}
			</div>
			<Button kind="quiet" icon="trash" onClick={onRemove}>
				{t('obstacles.remove')}
			</Button>
		</fieldset>
	)
}
