// A measurement of the room or the furniture: its bounds belong to this form, out of range is explained, never changed.
import { type FieldProblem, NumberField } from '@gabarit/ui'
import type { ReactNode } from 'react'

export type MeasureFieldProps = {
	label: string
	value: number | undefined
	min: number
	max: number
	onCommit: (value: number) => void
	emptyBecomes?: 'min' | 'max'
	/** What helps someone who needs more than `max` or less than `min`. */
	beyond?: { above?: FieldProblem; below?: FieldProblem }
}

export function MeasureField(props: MeasureFieldProps): ReactNode {
	const { label, value, min, max, onCommit, emptyBecomes = 'min', beyond } = props
	const explain = (typed: number) => (typed > max ? beyond?.above : beyond?.below)
	return (
		<NumberField
			label={label}
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
