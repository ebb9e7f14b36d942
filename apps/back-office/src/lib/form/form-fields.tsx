import { Segmented, SelectField, TextField } from '@gabarit/ui'
import type { InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldOf, FormRow } from './form-row.tsx'
import type { FormProblem } from './form-rules.ts'
import { useDayHint } from './use-day-hint.ts'
import type { Form } from './use-form.ts'
import { useLengthText } from './use-length-text.ts'

type Control<Field extends string> = FieldOf<Field> & {
	/** Why it is closed. */
	closed?: string | undefined
	hint?: string | undefined
	/** In place of the words of the rule that it breaks. */
	wrong?: string | undefined
}

/** In words of its own: what the server refused, else the rule that the value breaks. */
export function useProblem<Field extends string>(
	form: Form<Field>,
	name: Field,
	wrong?: string,
): string | undefined {
	const { t } = useTranslation('back-office')
	const lengthText = useLengthText()
	const refused = form.refused[name]
	if (refused !== undefined) return refused
	const problem: FormProblem | undefined = form.problems[name]
	// Said at once: what was pasted would not be looked at again.
	if (problem === 'tooLong') return lengthText(form.values[name], form.longest[name] ?? Infinity)
	return problem !== undefined && form.touched.has(name)
		? (wrong ?? t(`form.${problem}`))
		: undefined
}

/** The one mark of all forms, on the few fields that may stay empty. Of the others a screen reader says *required*. */
export function OptionalMark() {
	const { t } = useTranslation('back-office')
	return t('form.optional')
}

type TextProps<Field extends string> = Control<Field> & {
	multiline?: boolean
	rows?: number
	input?: Pick<
		InputHTMLAttributes<HTMLInputElement>,
		'type' | 'inputMode' | 'min' | 'max' | 'autoComplete' | 'placeholder'
	>
	first?: boolean | undefined
}

export function FormText<Field extends string>(props: TextProps<Field>) {
	const { form, name, label, closed, hint, multiline = false, rows, input, first } = props
	const dayHint = useDayHint()
	const value = form.values[name]
	const isOptional = form.isOptional(name)
	const said = input?.type === 'date' ? dayHint(value, hint) : hint
	return (
		<FormRow {...props}>
			<TextField
				{...input}
				label={label}
				note={isOptional && closed === undefined ? <OptionalMark /> : undefined}
				multiline={multiline}
				{...(rows !== undefined && { rows })}
				required={!isOptional}
				disabled={closed !== undefined}
				data-autofocus={first ? '' : undefined}
				value={value}
				hint={closed ?? said}
				error={useProblem(form, name, props.wrong)}
				onChange={(event) => form.set(name, event.currentTarget.value)}
				onBlur={() => form.touch(name)}
			/>
		</FormRow>
	)
}

type ChoiceProps<Field extends string> = Control<Field> & {
	options: readonly { value: string; label: string }[]
	first?: boolean | undefined
}

export function FormSelect<Field extends string>(props: ChoiceProps<Field>) {
	const { form, name, label, closed, options, first } = props
	const labelOf = (value: string) => options.find((it) => it.value === value)?.label ?? value
	return (
		<FormRow {...props} shown={labelOf}>
			<SelectField
				label={label}
				disabled={closed !== undefined}
				data-autofocus={first ? '' : undefined}
				value={form.values[name]}
				options={options}
				note={closed}
				error={useProblem(form, name, props.wrong)}
				onChange={(event) => form.set(name, event.currentTarget.value)}
			/>
		</FormRow>
	)
}

/** Of two or three ways, all in sight. */
export function FormSegments<Field extends string>(props: ChoiceProps<Field>) {
	const { form, name, label, closed, options } = props
	const labelOf = (value: string) => options.find((it) => it.value === value)?.label ?? value
	if (closed !== undefined) return <FormSelect {...props} />
	return (
		<FormRow {...props} shown={labelOf}>
			<Segmented
				label={label}
				value={form.values[name]}
				options={options}
				onChange={(value) => form.set(name, value)}
			/>
		</FormRow>
	)
}
