// Whether a code opens a design: this device is asked first, then the server. The reader of kept designs
// comes with the question, so that a page that nobody asks stays light.
import { apiClient, failureOf } from '../lib/client.ts'
import { deviceStorage } from '../lib/kept-choice.ts'

/** Why a code opens nothing: the sentence that is said, in `common:designCode` and `configurator:notice`. */
export type CodeProblem = 'code_format' | 'code_unknown' | 'too_often' | 'server_closed'

const problems: Partial<Record<ReturnType<typeof failureOf>, CodeProblem>> = {
	configuration_not_found: 'code_unknown',
	code_format_invalid: 'code_format',
	too_many_requests: 'too_often',
}

/** What a failed call says about the code; nobody could look where it says nothing. */
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
		if (keptDesign(deviceStorage, code).kind === 'kept') return { code }
		await apiClient().dressing.configuration.get({ code })
		return { code }
	} catch (error) {
		return { kind: codeProblemOf(error) }
	}
}
