import { expect, test } from 'vitest'
import { safeOf } from './vault.ts'

const safe = safeOf('a secret of at least thirty-two letters')

test('what is sealed opens again, looks different each time, and shows nothing', () => {
	const sealed = safe.seal('geheim – été', 'technical atelier')
	expect(safe.open(sealed, 'technical atelier')).toBe('geheim – été')
	expect(safe.seal('geheim – été', 'technical atelier')).not.toBe(sealed)
	expect(Buffer.from(sealed).includes('geheim')).toBe(false)
})

test('another key, another place or a changed letter opens nothing', () => {
	const sealed = safe.seal('geheim', 'technical atelier')
	expect(() =>
		safeOf('another secret of thirty-two letters').open(sealed, 'technical atelier'),
	).toThrow(/another SECRETS_KEY/)
	expect(() => safe.open(sealed, 'technical meubles-dupont')).toThrow(/another SECRETS_KEY/)
	const last = sealed.endsWith('A') ? 'B' : 'A'
	expect(() => safe.open(sealed.slice(0, -1) + last, 'technical atelier')).toThrow(
		/another SECRETS_KEY/,
	)
	expect(() => safe.open('v1.x', 'technical atelier')).toThrow('not a sealed text')
})
