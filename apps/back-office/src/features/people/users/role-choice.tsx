import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblem } from '../../../lib/form/form-fields.tsx'
import { FormRow } from '../../../lib/form/form-row.tsx'
import type { Form } from '../../../lib/form/use-form.ts'
import styles from './role-choice.module.css'
import { useRoleWords } from './role-names.ts'

type Props<Field extends string> = {
	form: Form<Field>
	name: Field
	options: readonly string[]
	/** Why it is closed. */
	closed?: string | undefined
}

/** Each role with what it may do. */
export function RoleChoice<Field extends string>({ form, name, options, closed }: Props<Field>) {
	const { t } = useTranslation('people')
	const role = useRoleWords()
	const group = useId()
	const problem = useProblem(form, name)
	return (
		<FormRow form={form} name={name} label={t('field.role')} shown={role.name}>
			<fieldset
				className={styles.roles}
				disabled={closed !== undefined}
				data-wrong={problem !== undefined || undefined}
			>
				<legend>{t('field.role')}</legend>
				{closed === undefined ? null : <p className={styles.closed}>{closed}</p>}
				{options.map((option) => (
					<label key={option} className={styles.role}>
						<input
							type="radio"
							name={group}
							checked={form.values[name] === option}
							onChange={() => form.set(name, option)}
						/>
						<strong>{role.name(option)}</strong>
						<span>{role.may(option)}</span>
					</label>
				))}
				{problem === undefined ? null : <p className={styles.problem}>{problem}</p>}
			</fieldset>
		</FormRow>
	)
}
