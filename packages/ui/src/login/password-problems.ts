export interface PasswordProblems {
	readonly password?: 'required' | 'rule'
	readonly confirmation?: 'required' | 'same'
}

/** `isPassword` is the rule of the calls. */
export function passwordProblemsOf(
	{ password, confirmation }: { password: string; confirmation: string },
	isPassword: (text: string) => boolean,
): PasswordProblems {
	return {
		...(password === '' ? { password: 'required' as const } : {}),
		...(password !== '' && !isPassword(password) ? { password: 'rule' as const } : {}),
		...(confirmation === '' ? { confirmation: 'required' as const } : {}),
		...(confirmation !== '' && confirmation !== password ? { confirmation: 'same' as const } : {}),
	}
}
