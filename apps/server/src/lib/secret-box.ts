// Secrets that must be read again are kept encrypted: AES-256-GCM under a key that is not in the database.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const version = 'v1'

export type SecretBox = {
	/** `purpose` binds the text to its place: moved elsewhere it cannot be decrypted. */
	encrypt: (text: string, purpose: string) => string
	decrypt: (encrypted: string, purpose: string) => string
	/** The same secret for the same purpose at every call, so that it need not be stored. */
	derive: (purpose: string) => string
}

export function secretBoxOf(secret: string): SecretBox {
	const key = Buffer.from(hkdfSync('sha256', secret, '', 'gabarit sealed secrets', 32))
	const derivation = Buffer.from(hkdfSync('sha256', secret, '', 'gabarit derived secrets', 32))
	return {
		derive: (purpose) => createHmac('sha256', derivation).update(purpose).digest('base64url'),
		encrypt: (text, purpose) => {
			const nonce = randomBytes(12)
			const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose))
			const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
			const parts = [nonce, cipher.getAuthTag(), body].map((it) => it.toString('base64url'))
			return [version, ...parts].join('.')
		},
		decrypt: (encrypted, purpose) => {
			const [, ...parts] = encrypted.split('.')
			const [nonce, tag, body] = parts.map((it) => Buffer.from(it, 'base64url'))
			if (!nonce || !tag || !body) throw new Error('not an encrypted text')
			const cipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose))
			cipher.setAuthTag(tag)
			try {
				return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8')
			} catch (cause) {
				throw new Error('encrypted under another SECRETS_KEY, or moved', { cause })
			}
		},
	}
}
