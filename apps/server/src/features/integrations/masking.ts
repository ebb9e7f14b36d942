// What a shop authenticates with is shown to nobody: not in what was sent, not in what came back.
import type { Services } from '../../lib/services.ts'
import { purposeOf } from './integration-settings.ts'
import type { TechnicalRow } from './integration-settings-table.ts'

export const mask = '••••'
/** A shorter piece of a secret may stand at the end of what was cut. */
const shortestPiece = 4

export type Masking = (text: string) => string

export function maskingOf(
	{ secretBox }: Pick<Services, 'secretBox'>,
	{ tenant, authenticationValue: value }: TechnicalRow,
	{ authorization }: Record<string, string>,
): Masking {
	const secret = value && secretBox.decrypt(value, purposeOf(tenant))
	const known = [secret, authorization, authorization?.split(' ')[1]].flatMap((it) =>
		it ? [it] : [],
	)
	return (text) => {
		const whole = known.reduce((rest, it) => rest.replaceAll(it, mask), text)
		return known.reduce(withoutPiece, whole)
	}
}

/** Of an answer that was cut inside a secret. */
function withoutPiece(text: string, secret: string): string {
	for (let length = secret.length - 1; length >= shortestPiece; length--)
		if (text.endsWith(secret.slice(0, length))) return text.slice(0, -length) + mask
	return text
}
