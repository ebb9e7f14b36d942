import { ApiError } from '../errors/api-error.ts'
import type { SecondFactorSetup } from '../second-factor.ts'

/** null where the login was refused for another reason than a missing or wrong code. */
export function codeAskedFor(
	error: unknown,
): { setup: SecondFactorSetup | null; isWrong: boolean } | null {
	if (!(error instanceof ApiError)) return null
	switch (error.code) {
		case 'otp_required':
			return { setup: null, isWrong: false }
		case 'otp_wrong':
			return { setup: null, isWrong: true }
		case 'otp_setup_required':
			return { setup: error.data as SecondFactorSetup, isWrong: false }
		default:
			return null
	}
}
