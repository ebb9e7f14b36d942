import clsx from 'clsx'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorText } from '../error-text/error-text.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
	label: string
	labelHidden?: boolean
	note?: ReactNode
	hint?: string | undefined
	error?: string | undefined
	icon?: IconName
	size?: 'small' | 'medium'
	multiline?: boolean
	/** How many lines show, where `multiline`. */
	rows?: number
	inRow?: boolean
	ref?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
	const { label, labelHidden, note, hint, error, icon, size, inRow, ...more } = props
	const { multiline, rows, className, ref, ...input } = more
	const { t } = useTranslation('common')
	const ownId = useId()
	const id = input.id ?? ownId
	const [shown, setShown] = useState(false)
	const secret = input.type === 'password'
	const shared = {
		...input,
		id,
		className: styles.input,
		'aria-invalid': error ? (true as const) : undefined,
		'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
	}
	return (
		<Field
			id={id}
			label={label}
			labelHidden={labelHidden}
			note={note}
			size={size}
			inRow={inRow}
			hint={hint}
			problem={error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
			className={className}
		>
			{icon && <Icon name={icon} className={styles.icon} />}
			{multiline ? (
				<textarea {...(shared as object)} rows={rows} />
			) : (
				<input type="text" {...shared} ref={ref} {...(secret && shown ? { type: 'text' } : {})} />
			)}
			{secret && (
				<button
					type="button"
					className={styles.show}
					aria-label={shown ? t('field.hidePassword') : t('field.showPassword')}
					onClick={() => setShown(!shown)}
				>
					{shown ? t('action.hide') : t('action.show')}
				</button>
			)}
		</Field>
	)
}
