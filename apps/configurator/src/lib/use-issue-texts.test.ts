// The words on a way out say what it changes.
import { resources } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { remedyKeys } from './use-issue-texts.ts'

type Texts = { [key: string]: string | Texts }

function textAt(key: string, texts: Texts): string | undefined {
	const found = key.split('.').reduce<string | Texts | undefined>((at, part) => {
		return typeof at === 'object' ? at[part] : undefined
	}, texts)
	return typeof found === 'string' ? found : undefined
}

function worded(issue: Parameters<typeof remedyKeys>[0]): string | undefined {
	const [first] = remedyKeys(issue).flatMap((key) => textAt(key, resources.en.issues) ?? [])
	return first
}

test('one issue has other words for each of its ways out', () => {
	const code = 'hung_too_deep'
	expect(worded({ code, remedy: { depth: { center: 400 } } })).toBe('{{limit}} mm deep')
	expect(worded({ code, remedy: { base: { kind: 'Plinth' } } })).toBe('Stand it on a plinth')
	const narrow = 'module_too_narrow'
	expect(worded({ code: narrow, remedy: { tall: { left: null } } })).toBe('Without a tall module')
	expect(worded({ code: narrow, remedy: { runs: [] } })).toBe('One module fewer')
})

test('a separator that leaves the ceiling is not said to become higher', () => {
	const low = { code: 'carcass_too_low', data: { subject: 'grid' } } as const
	expect(worded({ ...low, remedy: { fix: 'Free', height: 908 } })).toBe('Not up to the ceiling')
	expect(worded({ ...low, remedy: { height: 600 } })).toBe('Make it higher')
})
