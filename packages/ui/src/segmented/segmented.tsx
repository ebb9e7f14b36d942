import clsx from 'clsx'
import { useId } from 'react'
import styles from './segmented.module.css'

interface SegmentedProps<Value extends string> {
	label: string
	value: Value
	options: readonly { value: Value; label: string }[]
	onChange: (value: Value) => void
	className?: string | undefined
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
	const name = useId()
	return (
		<fieldset className={clsx(styles.segmented, props.className)}>
			<legend className="visually-hidden">{props.label}</legend>
			{props.options.map((option) => (
				<label key={option.value}>
					<input
						type="radio"
						name={name}
						checked={option.value === props.value}
						onChange={() => props.onChange(option.value)}
					/>
					{option.label}
				</label>
			))}
		</fieldset>
	)
}
