import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palettes } from './palettes.ts'

test('the page is painted in the default palette before its tenant is known', () => {
	const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
	for (const [role, color] of Object.entries(palettes.default)) {
		const name = role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
		expect(tokens).toContain(`\t--${name}: ${String(color).toLowerCase()};`)
	}
})
