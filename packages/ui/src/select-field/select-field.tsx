import clsx from 'clsx'
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { ErrorText } from '../error-text/error-text.tsx'
import { Icon } from '../icon/icon.tsx'
import '../number-field/number-field.css'
import './select-field.css'

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
	label: string
	labelHidden?: boolean
	note?: ReactNode
	error?: string | undefined
	size?: 'small' | 'medium'
	options: readonly { value: string; label: string }[]
}

/** One of many, in the browser's own list: a phone shows its wheel, a keyboard its letters. */
export function SelectField(props: SelectFieldProps) {
	const { label, labelHidden, note, error, size, options, className, ...select } = props
	const ownId = useId()
	const id = select.id ?? ownId
	return (
		<div className={clsx('gb-field', className)}>
			<div className={labelHidden ? 'gb-hidden' : 'gb-field-head'}>
				<label className="gb-field-label" htmlFor={id}>
					{label}
				</label>
				{note && <span className="gb-field-note">{note}</span>}
			</div>
			<div
				className={clsx('gb-select', size === 'small' && 'gb-select-small')}
				data-wrong={error ? '' : undefined}
			>
				<select
					{...select}
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<Icon name="chevronDown" size={18} />
			</div>
			<output className="gb-status">
				{error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
			</output>
		</div>
	)
}
