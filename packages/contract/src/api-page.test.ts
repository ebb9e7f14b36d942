// docs/api.md lists every call and no other.
import { readFileSync } from 'node:fs'
import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'

function callsOf(node: object, at: string[] = []): string[] {
	return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
		if (isContractProcedure(value)) return [[...at, key].join('.')]
		return typeof value === 'object' && value !== null ? callsOf(value, [...at, key]) : []
	})
}

const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const tables = page.split('\n').filter((line) => line.startsWith('| '))

test('every call of the contract is in the tables of docs/api.md, once', () => {
	const named = tables.flatMap((line) =>
		[...line.matchAll(/`([a-z][A-Za-z]*(?:\.[A-Za-z0-9]+)+)`/g)].map((match) => match[1] ?? ''),
	)
	expect(named.toSorted()).toEqual(callsOf(contract).toSorted())
})

test("every cell of the sections' table in docs/api.md has a call or a reason for none", () => {
	const at = tables.findIndex((line) => line.startsWith('| section | list |'))
	const rows = tables.slice(at + 1).filter((line) => line.split('|').length === 8)
	const sections = rows.map((line) => line.split('|')[1]?.trim())
	for (const section of [
		'orders',
		'offers',
		'users',
		'resellers',
		'professionals',
		'configurations',
		'documents',
		'technical',
		'settings',
		'imports',
		'dashboard',
		'exports',
	])
		expect(sections).toContain(section)
	for (const line of rows)
		for (const cell of line.split('|').slice(1, -1)) expect(cell.trim(), line).not.toBe('')
})
