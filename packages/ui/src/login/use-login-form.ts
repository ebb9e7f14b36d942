import { type ChangeEvent, type ComponentProps, type FormEvent, useState } from 'react'
import type {
	SecondFactorFields,
	SecondFactorSetup,
} from '../second-factor/second-factor-fields.tsx'
import type { TextField } from '../text-field/text-field.tsx'
import { type LoginField, type LoginProblem, loginProblemOf } from './login-problems.ts'

type Otp = Omit<ComponentProps<typeof SecondFactorFields>, 'onChange'>

interface LoginFormProps {
	onSubmit: (login: { email: string; password: string; otp?: string }) => void
	onEdit: () => void
	say: (field: LoginField, problem: LoginProblem) => string
}

const fields = { email: 'username', password: 'current-password' } as const

/** An error shows once its field was left, or on submit, which then focuses the first one. */
export function useLoginForm({ onSubmit, onEdit, say }: LoginFormProps) {
	const [values, setValues] = useState({ email: '', password: '' })
	const [touched, setTouched] = useState<Partial<Record<LoginField, boolean>>>({})
	const [otp, setOtp] = useState<Otp | null>(null)

	const fieldOf = (field: LoginField): Omit<ComponentProps<typeof TextField>, 'label'> => {
		const problem = touched[field] ? loginProblemOf(field, values[field]) : undefined
		return {
			name: field,
			type: field,
			required: true,
			autoComplete: fields[field],
			value: values[field],
			error: problem && say(field, problem),
			onBlur: () =>
				setTouched((now) => ({ ...now, [field]: values[field] !== '' || now[field] === true })),
			onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
				onEdit()
				setValues((now) => ({ ...now, [field]: value }))
			},
		}
	}
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		setTouched({ email: true, password: true })
		const wrong = (['email', 'password'] as const).find((it) => loginProblemOf(it, values[it]))
		if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
		else if (otp?.value.trim() === '') setOtp({ ...otp, error: 'required' })
		else onSubmit({ ...values, email: values.email.trim(), ...(otp && { otp: otp.value }) })
	}
	return {
		fieldOf,
		submit,
		/** Null until a code is asked for. */
		otp: otp && { ...otp, onChange: (value: string) => setOtp({ ...otp, value, error: null }) },
		/** After a right password, and again after a wrong code, when the setup stays on the page. */
		askForCode: ({ setup, isWrong }: { setup: SecondFactorSetup | null; isWrong: boolean }) =>
			setOtp((now) => ({
				setup: setup ?? now?.setup ?? null,
				value: '',
				error: isWrong ? 'wrong' : null,
			})),
		startAgain: () => {
			onEdit()
			setOtp(null)
			setValues({ ...values, password: '' })
			setTouched({})
		},
	}
}
