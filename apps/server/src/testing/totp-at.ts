// The code that an authenticator shows.
import { HOTP, Secret } from 'otpauth'

export function totpAt(secret: string, step: number, digits = 6): string {
	return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits })
}
