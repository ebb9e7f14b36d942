import { ReadingsField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { storedReadings } from '../../footprint-measurements/stored-readings.ts'
import { useCulprit } from '../checks/use-culprit.ts'

/** Between two walls several readings, of which the smallest counts; else one. */
export function LengthField(props: {
	label: string
	values: readonly number[]
	isBetween: boolean
	bounds: { min: number; max: number }
	onCommit: (width: ReturnType<typeof storedReadings>) => void
}): ReactNode {
	const { label, values, isBetween, bounds, onCommit } = props
	const culprit = useCulprit()
	return (
		<ReadingsField
			label={label}
			name="room.width"
			problemOf={(reading) => culprit('room.width', reading)}
			values={values}
			most={isBetween ? 6 : 1}
			min={bounds.min}
			max={bounds.max}
			onCommit={(readings) => onCommit(storedReadings(readings))}
		/>
	)
}
