// Whether a code opens a design: this device is asked first, then the server. The reader of kept designs
// comes with the question, so that a page that nobody asks stays light.
import { apiClient, failureOf } from '../../lib/client.ts'
import { deviceStorage } from '../../lib/kept-choice.ts'

/** A design's code, or the key of the sentence that says why not. */
export type FoundCode = { code: string } | { problem: 'format' | 'unknown' | 'tooMany' | 'closed' }

const problems: Partial<Record<ReturnType<typeof failureOf>, 'unknown' | 'format' | 'tooMany'>> = {
	configuration_not_found: 'unknown',
	code_format_invalid: 'format',
	too_many_requests: 'tooMany',
}

export async function findDesign(text: string): Promise<FoundCode> {
	try {
		const [{ readCode }, { keptDesign }] = await Promise.all([
			import('../../session/design-code.ts'),
			import('../../session/kept-design.ts'),
		])
		const code = readCode(text)
		if (code === null) return { problem: 'format' }
		if (keptDesign(deviceStorage, code).kind === 'kept') return { code }
		await apiClient().dressing.configuration.get({ code })
		return { code }
	} catch (error) {
		return { problem: problems[failureOf(error)] ?? 'closed' }
	}
}
