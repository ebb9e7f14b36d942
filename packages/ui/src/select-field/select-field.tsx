import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { ErrorText } from '../error-text/error-text.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './select-field.module.css'

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
	label: string
	labelHidden?: boolean
	note?: ReactNode
	error?: string | undefined
	size?: 'small' | 'medium'
	options: readonly { value: string; label: string }[]
}

/** The browser's own list: a phone shows its wheel, a keyboard finds by letter. */
export function SelectField(props: SelectFieldProps) {
	const { label, labelHidden, note, error, size, options, className, ...select } = props
	const ownId = useId()
	const id = select.id ?? ownId
	return (
		<Field
			id={id}
			label={label}
			labelHidden={labelHidden}
			note={note}
			size={size}
			problem={error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
			className={className}
		>
			<select
				{...select}
				id={id}
				className={styles.select}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<Icon name="chevronDown" size={18} className={styles.chevron} />
		</Field>
	)
}
