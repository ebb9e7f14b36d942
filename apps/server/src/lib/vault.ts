// Secrets that must be read again are kept sealed: AES-256-GCM under a key that is not in the database.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const version = 'v1'

export type Safe = {
	/** `purpose` binds what is sealed to its place: moved elsewhere it does not open. */
	seal: (text: string, purpose: string) => string
	open: (sealed: string, purpose: string) => string
}

export function safeOf(secret: string): Safe {
	const key = Buffer.from(hkdfSync('sha256', secret, '', 'gabarit sealed secrets', 32))
	return {
		seal: (text, purpose) => {
			const nonce = randomBytes(12)
			const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose))
			const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
			const parts = [nonce, cipher.getAuthTag(), body].map((it) => it.toString('base64url'))
			return [version, ...parts].join('.')
		},
		open: (sealed, purpose) => {
			const [, ...parts] = sealed.split('.')
			const [nonce, tag, body] = parts.map((it) => Buffer.from(it, 'base64url'))
			if (!nonce || !tag || !body) throw new Error('not a sealed text')
			const cipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose))
			cipher.setAuthTag(tag)
			try {
				return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8')
			} catch (cause) {
				throw new Error('sealed with another SECRETS_KEY, or moved', { cause })
			}
		},
	}
}
