// What the engine really answers fills what its sentence says: no hole is left open, in any language.
import { buildFurniture, type Configuration, type Issue, parseConfiguration } from '@gabarit/engine'
import { goldenConfigurations } from '@gabarit/engine/testing'
import { languages, resources } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { loadSeed } from '../features/prices/index.ts'
import { explainIssues } from './explain-issues.ts'
import { randomFrom, randomRoom } from './independent-check/random-room.ts'

const rooms = 1500

/** Every issue of the golden cases and of random rooms, made or not. */
function issuesAnswered(): Issue[] {
	const random = randomFrom(7)
	const drawn = Array.from({ length: rooms }, () => randomRoom(random))
	return [...Object.values(goldenConfigurations), ...drawn].flatMap((room) => {
		const parsed = parseConfiguration(room)
		if (!parsed.ok) return []
		const result = buildFurniture(parsed.value, loadSeed().catalogue)
		return result.ok ? result.value.issues : result.issues
	})
}

test('measured and limit are there wherever a sentence names them', () => {
	const issues = issuesAnswered()
	expect(new Set(issues.map(({ code }) => code)).size).toBeGreaterThan(20)
	const open = issues.flatMap((issue) =>
		languages.flatMap((language) => {
			const text = resources[language].issues[issue.code]
			const holes = [...text.matchAll(/\{\{(measured|limit)\}\}/g)].map((match) => match[1])
			const missing = holes.filter((hole) => issue[hole as 'measured' | 'limit'] === undefined)
			return missing.map((hole) => `${issue.code} ${language}: ${hole}`)
		}),
	)
	expect([...new Set(open)]).toEqual([])
})

test('several reasons of a refusal are one line that counts the others', () => {
	const issue = (code: Issue['code']): Issue => ({
		code,
		family: 'HEIGHT',
		severity: 'error',
		measured: 1234,
		limit: 300,
	})
	const line = explainIssues([issue('carcass_too_low'), issue('stack_too_high')], 'en')
	expect(line).toBe(
		'HEIGHT carcass_too_low: The carcass would be 1,234 mm high; the minimum is 300 mm. (and 1 more reason)',
	)
})

test('of two choices that cannot stand together both are named', () => {
	const clash: Configuration = {
		version: 1,
		room: { width: 3000 },
		hu: 2500,
		slope: { left: { low: 1200, angle: 45 }, back: { low: 1200, angle: 45 } },
	}
	const built = buildFurniture(clash, loadSeed().catalogue)
	if (built.ok) throw new Error('made under a back and a side slope')
	expect(explainIssues(built.issues, 'en')).toContain('(slope.back + slope.left)')
})
