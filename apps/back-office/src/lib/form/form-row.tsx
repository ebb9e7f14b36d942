import { Icon } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './form-row.module.css'
import type { Form } from './use-form.ts'

export type FieldOf<Field extends string> = {
	form: Form<Field>
	name: Field
	label: string
	/** How a value is read; its text as it is. */
	shown?: ((text: string) => string) | undefined
	className?: string | undefined
}

type Props<Field extends string> = FieldOf<Field> & { children: ReactNode }

/** Marks what was changed, says what it was, and asks where another editor changed it too. */
export function FormRow<Field extends string>(props: Props<Field>) {
	const { form, name, shown = (text: string) => text, className, children } = props
	const { t } = useTranslation('back-office')
	const isChanged = !form.isNew && form.changed.includes(name)
	const before = form.base[name]
	if (form.conflicts[name] !== undefined) return <Conflict {...props} />
	return (
		<div className={clsx(styles.row, className)} data-changed={isChanged ? '' : undefined}>
			{children}
			{isChanged ? (
				<p className={styles.was}>
					{before === '' ? t('form.wasEmpty') : t('form.was', { value: shown(before) })}
				</p>
			) : null}
		</div>
	)
}

function Conflict<Field extends string>({ form, name, label, shown, className }: Props<Field>) {
	const { t } = useTranslation('back-office')
	const group = useId()
	const read = (text: string) => (text === '' ? t('form.empty') : (shown?.(text) ?? text))
	const who = form.by ?? t('form.conflictSomeone')
	const ways = [
		{ whose: 'mine' as const, name: t('form.mine'), text: form.values[name] },
		{ whose: 'theirs' as const, name: t('form.theirs', { who }), text: form.base[name] },
	]
	return (
		<fieldset className={clsx(styles.conflict, className)}>
			<legend>
				<Icon name="warning" size={18} /> {label}
			</legend>
			<p>{t('form.conflict', { who, value: read(form.conflicts[name] ?? '') })}</p>
			<div className={styles.ways}>
				{ways.map((way) => (
					<label key={way.whose}>
						<input
							type="radio"
							name={group}
							checked={false}
							onChange={() => form.choose(name, way.whose)}
						/>
						<span>{way.name}</span>
						<strong>{read(way.text)}</strong>
					</label>
				))}
			</div>
		</fieldset>
	)
}
