// A value out of range is explained, never changed.
import { type FieldProblem, NumberField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useCulprit } from '../checks/use-culprit.ts'

export type MeasureFieldProps = {
	label: string
	/** The stored field it holds, where a verdict can name it. */
	field?: string
	value: number | undefined
	min: number
	max: number
	onCommit: (value: number) => void
	emptyBecomes?: 'min' | 'max'
	/** Advice for someone who needs more than `max` or less than `min`. */
	beyond?: { above?: FieldProblem; below?: FieldProblem }
}

export function MeasureField(props: MeasureFieldProps): ReactNode {
	const { label, field, value, min, max, onCommit, emptyBecomes = 'min', beyond } = props
	const culprit = useCulprit()
	const explain = (typed: number) => (typed > max ? beyond?.above : beyond?.below)
	return (
		<NumberField
			label={label}
			name={field}
			problem={field === undefined ? undefined : culprit(field)}
			value={value}
			min={min}
			max={max}
			unit="mm"
			emptyBecomes={emptyBecomes}
			explain={explain}
			onCommit={onCommit}
		/>
	)
}
