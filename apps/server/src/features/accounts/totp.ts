// Codes of an authenticator application (RFC 6238): six digits a half minute, from a shared secret. SHA-1, six digits
// and thirty seconds are what every authenticator assumes, and the library too.
import { HOTP, Secret, TOTP } from 'otpauth'

/** 160 bits, as the RFC advises. */
export function newTotpSecret(): string {
	return new Secret({ size: 20 }).base32
}

export function stepAt(now: Date): number {
	return TOTP.counter({ timestamp: now.getTime() })
}

export function totpAt(secret: string, step: number, digits = 6): string {
	return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits })
}

/** Whether an authenticator could have shown it, however it is spaced: a recovery code is longer. */
export function isTotp(code: string): boolean {
	return /^\d{6}$/.test(code.replace(/\s/g, ''))
}

/** The step whose code this is, one either side of now for clocks that differ; null where it is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
	const token = code.replace(/\s/g, '')
	const timestamp = now.getTime()
	const steps = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: 1 })
	return steps === null ? null : stepAt(now) + steps
}

/** What a QR code carries to the authenticator. */
export function totpAddress(secret: string, issuer: string, email: string): string {
	const label = encodeURIComponent(`${issuer}:${email}`)
	return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
