import clsx from 'clsx'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorText } from '../error-text/error-text.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import '../number-field/number-field.css'
import './text-field.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
	label: string
	/** The label is said, not shown, as in a search. */
	labelHidden?: boolean
	/** Right of the label: a word or a link. */
	note?: ReactNode
	hint?: string | undefined
	error?: string | undefined
	icon?: IconName
	size?: 'small' | 'medium'
	/** Several lines. */
	multiline?: boolean
	ref?: Ref<HTMLInputElement>
}

/** A line of text; `type="password"` can be shown. */
export function TextField(props: TextFieldProps) {
	const { label, labelHidden, note, hint, error, icon, size, multiline, className, ref, ...input } =
		props
	const { t } = useTranslation('common')
	const ownId = useId()
	const id = input.id ?? ownId
	const [shown, setShown] = useState(false)
	const secret = input.type === 'password'
	const shared = {
		...input,
		id,
		'aria-invalid': error ? (true as const) : undefined,
		'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
	}
	return (
		<div className={clsx('gb-field', className)}>
			<div className={labelHidden ? 'gb-hidden' : 'gb-field-head'}>
				<label className="gb-field-label" htmlFor={id}>
					{label}
				</label>
				{note && <span className="gb-field-note">{note}</span>}
			</div>
			<div
				className={clsx('gb-text', size === 'small' && 'gb-text-small')}
				data-wrong={error ? '' : undefined}
			>
				{icon && <Icon name={icon} />}
				{multiline ? (
					<textarea {...(shared as object)} />
				) : (
					<input type="text" {...shared} ref={ref} {...(secret && shown ? { type: 'text' } : {})} />
				)}
				{secret && (
					<button
						type="button"
						className="gb-text-show"
						aria-label={shown ? t('field.hidePassword') : t('field.showPassword')}
						onClick={() => setShown(!shown)}
					>
						{shown ? t('action.hide') : t('action.show')}
					</button>
				)}
			</div>
			{hint && (
				<div className="gb-field-hint" id={`${id}-hint`}>
					{hint}
				</div>
			)}
			<output className="gb-status">
				{error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
			</output>
		</div>
	)
}
