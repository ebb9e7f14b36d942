// The reader of kept designs is loaded with the question, so that a page that never asks stays light.

import { deviceStorage } from '../../lib/kept-choice.ts'
import { apiClient, failureOf } from '../../lib/server/client.ts'

export type CodeProblem = 'code_format' | 'code_unknown' | 'too_often' | 'server_closed'

const problems: Partial<Record<ReturnType<typeof failureOf>, CodeProblem>> = {
	configuration_not_found: 'code_unknown',
	code_format_invalid: 'code_format',
	too_many_requests: 'too_often',
}

/** A failure that says nothing about the code counts as a closed server. */
export function codeProblemOf(error: unknown): CodeProblem {
	return problems[failureOf(error)] ?? 'server_closed'
}

export async function findDesign(text: string): Promise<{ code: string } | { kind: CodeProblem }> {
	try {
		const [{ readCode }, { keptDesign }] = await Promise.all([
			import('./design-code.ts'),
			import('./kept-design.ts'),
		])
		const code = readCode(text)
		if (code === null) return { kind: 'code_format' }
		if ((await keptDesign(deviceStorage, code)).kind === 'kept') return { code }
		await apiClient().dressing.configuration.get({ code })
		return { code }
	} catch (error) {
		return { kind: codeProblemOf(error) }
	}
}
