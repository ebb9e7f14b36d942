// RFC 6238 with SHA-1, six digits and thirty seconds, which every authenticator and the library assume.
import { Secret, TOTP } from 'otpauth'

/** 160 bits, as the RFC advises. */
export function newTotpSecret(): string {
	return new Secret({ size: 20 }).base32
}

export function stepAt(now: Date): number {
	return TOTP.counter({ timestamp: now.getTime() })
}

export function isTotp(code: string): boolean {
	return /^\d{6}$/.test(code.replace(/\s/g, ''))
}

/** The time step of the code, with one step of clock skew; null where no step fits. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
	const token = code.replace(/\s/g, '')
	const timestamp = now.getTime()
	const steps = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: 1 })
	return steps === null ? null : stepAt(now) + steps
}

export function totpAddress(secret: string, issuer: string, email: string): string {
	return new TOTP({ secret: Secret.fromBase32(secret), issuer, label: email }).toString()
}
