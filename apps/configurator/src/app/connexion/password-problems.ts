import { isPassword } from '@gabarit/contract'

export interface PasswordProblems {
	readonly password?: 'required' | 'rule'
	readonly confirmation?: 'required' | 'same'
}

export function passwordProblemsOf(values: {
	password: string
	confirmation: string
}): PasswordProblems {
	const { password, confirmation } = values
	const fits = isPassword(password)
	return {
		...(password === '' ? { password: 'required' as const } : {}),
		...(password !== '' && !fits ? { password: 'rule' as const } : {}),
		...(confirmation === '' ? { confirmation: 'required' as const } : {}),
		...(confirmation !== '' && confirmation !== password ? { confirmation: 'same' as const } : {}),
	}
}
