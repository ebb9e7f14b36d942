import { expect, test } from 'vitest'
import { secretBoxOf } from './secret-box.ts'

const secretBox = secretBoxOf('a secret of at least thirty-two letters')

test('what is encrypted can be read again, looks different each time, and shows nothing', () => {
	const encrypted = secretBox.encrypt('geheim – été', 'technical atelier')
	expect(secretBox.decrypt(encrypted, 'technical atelier')).toBe('geheim – été')
	expect(secretBox.encrypt('geheim – été', 'technical atelier')).not.toBe(encrypted)
	expect(Buffer.from(encrypted).includes('geheim')).toBe(false)
})

test('another key, another place or a changed letter decrypts nothing', () => {
	const encrypted = secretBox.encrypt('geheim', 'technical atelier')
	expect(() =>
		secretBoxOf('another secret of thirty-two letters').decrypt(encrypted, 'technical atelier'),
	).toThrow(/another SECRETS_KEY/)
	expect(() => secretBox.decrypt(encrypted, 'technical meubles-dupont')).toThrow(
		/another SECRETS_KEY/,
	)
	const last = encrypted.endsWith('A') ? 'B' : 'A'
	expect(() => secretBox.decrypt(encrypted.slice(0, -1) + last, 'technical atelier')).toThrow(
		/another SECRETS_KEY/,
	)
	expect(() => secretBox.decrypt('v1.x', 'technical atelier')).toThrow('not an encrypted text')
})
