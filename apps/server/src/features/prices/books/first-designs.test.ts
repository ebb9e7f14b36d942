// docs/domain.md 26.3: what the first design of each kind costs, in a colour of the first, a middle and the last tier.
import { readFileSync } from 'node:fs'
import { buildFurniture, type Configuration, compositionsOf, settleEdit } from '@gabarit/engine'
import { priceFurniture } from '@gabarit/price'
import { expect, test } from 'vitest'
import { loadSeed, seedBookOf } from '../index.ts'

const { catalogue } = loadSeed()
const exteriors = ['P1-white', 'P3-oak-natural', 'P9-oak']
const kinds = {
	desk: 'desk',
	'TV furniture': 'tvFurniture',
	'stairs furniture': 'stairsFurniture',
	'room separator': 'roomSeparator',
	panels: 'panels',
} as const

/** EUR, incl. VAT; a colour that is not stocked in a thickness takes the nearest. */
function totalOf(first: Configuration, exterior: string): string {
	const wanted = { ...first, colors: { interior: 'P1-white', exterior } } as Configuration
	const { configuration } = settleEdit(first, wanted, catalogue)
	const made = buildFurniture(configuration, catalogue)
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	const circumstances = { postalCode: '1000', date: '2026-11-21' }
	const { totalIncluding } = priceFurniture(made.value, seedBookOf('individual'), circumstances)
	return (totalIncluding / 100).toFixed(2)
}

const page = readFileSync(new URL('../../../../../../docs/domain.md', import.meta.url), 'utf8')

test.each(Object.entries(kinds))('the first %s costs what the table says', (name, type) => {
	const [first] = compositionsOf(type)
	if (!first) throw new Error(`${type} has no first design`)
	const row = page.split('\n').find((line) => line.startsWith(`| ${name} `))
	const cells = row?.split('|').slice(2, -1) ?? []
	const totals = exteriors.map((exterior) => totalOf(first.configuration, exterior))
	expect(cells.map((cell) => cell.trim())).toEqual(totals)
})
