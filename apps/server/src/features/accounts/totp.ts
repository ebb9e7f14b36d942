// Codes of an authenticator application (RFC 6238): six digits a half minute, from a shared secret.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30_000
/** What every authenticator knows without being told: SHA-1, six digits, thirty seconds. */
const digits = 6

/** RFC 4648, without padding: how authenticators are given a secret. */
export function base32Of(bytes: Uint8Array): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
	const groups = bits.match(/.{1,5}/g) ?? []
	return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(base32: string): Buffer {
	const bits = Array.from(base32)
		.map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
		.join('')
	const whole = bits.match(/.{8}/g) ?? []
	return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)))
}

/** 160 bits, as the RFC advises. */
export function newTotpSecret(): string {
	return base32Of(randomBytes(20))
}

export function stepAt(now: Date): number {
	return Math.floor(now.getTime() / period)
}

export function totpAt(secret: string, step: number, length: number = digits): string {
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(step))
	const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
	const offset = (mac.at(-1) ?? 0) & 0xf
	const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** length
	return String(number).padStart(length, '0')
}

/** Whether an authenticator could have shown it, however it is spaced: a recovery code is longer. */
export function isTotp(code: string): boolean {
	const plain = code.replace(/\s/g, '')
	return plain.length === digits && /^\d+$/.test(plain)
}

/** The step whose code this is, one either side of now for clocks that differ; null where it is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
	const given = Buffer.from(code.replace(/\s/g, ''))
	const here = stepAt(now)
	const steps = [here, here - 1, here + 1].filter((step) => {
		const wanted = Buffer.from(totpAt(secret, step))
		return given.length === wanted.length && timingSafeEqual(given, wanted)
	})
	return steps[0] ?? null
}

/** What a QR code carries to the authenticator. */
export function totpAddress(secret: string, issuer: string, email: string): string {
	const label = encodeURIComponent(`${issuer}:${email}`)
	return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
