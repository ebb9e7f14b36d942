import clsx from 'clsx'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { ErrorText } from '../error-text/error-text.tsx'
import { useTryOut } from '../try-out/use-try-out.ts'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
	label: ReactNode
	labelHidden?: boolean
	error?: string | undefined
	indeterminate?: boolean
	/** What it changes is looked at before, and no more. */
	onTry?: ((trying: boolean) => void) | undefined
}

export function Checkbox(props: CheckboxProps) {
	const { label, labelHidden, error, indeterminate = false, className, onTry, ...input } = props
	const id = useId()
	const tryOut = useTryOut(onTry)
	return (
		<div className={className}>
			<label className={styles.checkbox} {...tryOut}>
				<input
					{...input}
					ref={(element) => {
						if (element) element.indeterminate = indeterminate
					}}
					type="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? id : undefined}
				/>
				<span className={clsx(labelHidden && 'visually-hidden')}>{label}</span>
			</label>
			{error && <ErrorText id={id}>{error}</ErrorText>}
		</div>
	)
}
