import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTryOut } from '../try-out/use-try-out.ts'
import styles from './segmented.module.css'

interface SegmentedProps<Value extends string> {
	label: string
	value: Value
	options: readonly { value: Value; label: string }[]
	onChange: (value: Value) => void
	/** One is looked at before it is chosen, and no more; null: none. */
	onTry?: (value: Value | null) => void
	className?: string | undefined
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
	const name = useId()
	return (
		<fieldset className={clsx(styles.segmented, props.className)}>
			<legend className="visually-hidden">{props.label}</legend>
			{props.options.map((option) => (
				<Segment
					key={option.value}
					onTry={
						option.value === props.value
							? undefined
							: props.onTry && ((trying) => props.onTry?.(trying ? option.value : null))
					}
				>
					<input
						type="radio"
						name={name}
						checked={option.value === props.value}
						onChange={() => props.onChange(option.value)}
					/>
					{option.label}
				</Segment>
			))}
		</fieldset>
	)
}

function Segment(props: {
	onTry: ((trying: boolean) => void) | undefined
	children: ReactNode
}): ReactNode {
	const { onTry, children } = props
	return <label {...useTryOut(onTry)}>{children}</label>
}
