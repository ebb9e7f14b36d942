import {
	buildFurniture,
	type Cladding,
	compositionsOf,
	type PanelLine,
	type PanelsConfiguration,
} from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import {
	added,
	alone,
	bandsOf,
	columnsOf,
	duplicated,
	idOf,
	isOfLine,
	issuesOf,
	mended,
	nextBand,
	refsOf,
	usualCut,
	usualGrommet,
	without,
	withPanel,
	withWall,
} from './lines.ts'

const shelf: PanelLine = { quantity: 4, length: 800, width: 250, thickness: 18 }
const door: PanelLine = { quantity: 2, length: 2367, width: 597, thickness: 18 }
const wall: Cladding = { width: 3400, height: 2500, joint: 3, thickness: 18 }
const both: PanelsConfiguration = {
	version: 1,
	type: 'panels',
	panels: [shelf, door],
	cladding: [wall],
}

const ofTier = (tier: string) => {
	const color = catalogue.colors.find((one) => one.tier === tier && one.exterior)
	if (color === undefined) throw new Error(`no colour of ${tier}`)
	return color.reference
}
const isMade = (configuration: PanelsConfiguration) => buildFurniture(configuration, catalogue).ok

describe('an edit of the list', () => {
	test('changes its line and no other, and a field that becomes undefined goes', () => {
		const longer = withPanel(both, 0, { length: 900, label: 'tablette' })
		expect(longer).toEqual({
			...both,
			panels: [{ ...shelf, length: 900, label: 'tablette' }, door],
		})
		expect(withPanel(longer, 0, { length: 800, label: undefined })).toEqual(both)
		expect(withWall(both, 0, { joint: 8 }).cladding).toEqual([{ ...wall, joint: 8 }])
	})

	test('a copy stands right after, and takes nothing from the other list', () => {
		const copied = duplicated(both, { list: 'panels', index: 0 })
		expect(copied).toEqual({ ...both, panels: [shelf, shelf, door] })
		expect(duplicated(both, { list: 'cladding', index: 0 }).cladding).toEqual([wall, wall])
	})

	test('a list without lines goes from the document, and the other one stays', () => {
		const bare = without(both, { list: 'cladding', index: 0 })
		expect(bare).toEqual({ version: 1, type: 'panels', panels: [shelf, door] })
		expect(without(bare, { list: 'panels', index: 0 }).panels).toEqual([door])
	})

	test('the list comes before the walls, each line under the name of its group', () => {
		expect(refsOf(both).map(idOf)).toEqual(['line-0', 'line-1', 'wall-0'])
	})

	test('an issue belongs to the line that its field names', () => {
		const issue = { code: 'bore_outside', family: 'INPUT', severity: 'error' } as const
		const issues = [
			{ ...issue, field: 'panels.1.bores' },
			{ ...issue, field: 'panels.10.bores' },
			{ ...issue, field: 'colors.exterior' },
		]
		expect(issuesOf(issues, { list: 'panels', index: 1 })).toEqual([issues[0]])
		expect(issues.map(isOfLine)).toEqual([true, true, false])
	})
})

describe('a new line', () => {
	test('can be made in every colour of the catalogue, a wall too', () => {
		for (const { reference, exterior } of catalogue.colors.filter((color) => color.exterior)) {
			const order = { ...both, panels: [], cladding: [], colors: { exterior: reference } }
			for (const list of ['panels', 'cladding'] as const) {
				const longer = added(order, list, catalogue)
				expect(longer[list], reference).toHaveLength(1)
				const only = alone(longer, { list, index: 0 })
				expect({ reference, exterior, made: isMade(only) }).toMatchObject({ made: true })
			}
		}
	})

	test('stands at the end of its list', () => {
		expect(added(both, 'panels', catalogue).panels).toHaveLength(3)
		expect(added(both, 'panels', catalogue).panels?.slice(0, 2)).toEqual([shelf, door])
		expect(added(both, 'cladding', catalogue).cladding?.[0]).toEqual(wall)
	})
})

describe('a line by itself', () => {
	test('is one piece, and keeps the colour and the way in of the order', () => {
		const order = { ...both, colors: { exterior: ofTier('P1') } }
		expect(alone(order, { list: 'panels', index: 1 })).toEqual({
			version: 1,
			type: 'panels',
			colors: order.colors,
			panels: [{ ...door, quantity: 1 }],
		})
	})

	test('gives way where an edit leaves it impossible, and keeps its quantity', () => {
		// 8 mm carries no banding (domain 25.1).
		const at = { list: 'panels', index: 0 } as const
		const thin = withPanel(both, 0, { thickness: 8 })
		const { configuration, reasons, isMade: isDone } = mended(thin, at, { catalogue, before: both })
		expect(isDone).toBe(true)
		expect(reasons.map(({ code }) => code)).toEqual(['edge_not_bandable'])
		expect(configuration.panels?.[0]).toEqual({ ...shelf, thickness: 8, edges: [0, 0, 0, 0] })
		expect(configuration.panels?.[1]).toEqual(door)
	})

	test('takes the nearest thickness that its own colour has', () => {
		const at = { list: 'panels', index: 0 } as const
		const material = ofTier('P8')
		const { configuration } = mended(withPanel(both, 0, { material }), at, {
			catalogue,
			before: both,
		})
		expect(configuration.panels?.[0]).toMatchObject({ material, thickness: 19, quantity: 4 })
		expect(isMade(configuration)).toBe(true)
	})

	test('is not changed where it was at fault before', () => {
		const wide = withPanel(both, 0, { length: 2300, width: 2100 })
		const at = { list: 'panels', index: 0 } as const
		expect(mended(wide, at, { catalogue }).configuration.panels?.[0]?.width).toBe(2050)
		const thick = withPanel(wide, 0, { thickness: 22 })
		const { configuration } = mended(thick, at, { catalogue, before: wide })
		expect(configuration.panels?.[0]).toMatchObject({ length: 2300, width: 2100, thickness: 22 })
	})
})

describe('what is done to a panel', () => {
	test('a banded edge pressed four times is as it was', () => {
		for (const band of [0, 0.8, 1, 2] as const) {
			const turned = nextBand(nextBand(nextBand(nextBand(band))))
			expect(turned).toBe(band)
			expect(nextBand(band)).not.toBe(band)
		}
	})

	test('without a choice it has 1 all round, lacquered none', () => {
		const lacquer = catalogue.colors.find(({ category }) => category === 'Lacquer')
		const board = catalogue.colors.find(({ category }) => category === 'Melamine')
		expect(bandsOf(shelf, board)).toEqual([1, 1, 1, 1])
		expect(bandsOf(shelf, lacquer)).toEqual([0, 0, 0, 0])
		expect(bandsOf({ ...shelf, edges: [2, 0, 0, 0] }, board)).toEqual([2, 0, 0, 0])
	})

	test('the cut and the grommet that are offered first can be made', () => {
		const top: PanelLine = { ...shelf, length: 1600, width: 700, thickness: 28 }
		for (const line of [top, shelf, door]) {
			const only: PanelsConfiguration = { version: 1, type: 'panels' }
			const cut = { ...line, cut: usualCut(line) }
			const bored = { ...line, bores: [usualGrommet(line)] }
			expect(isMade({ ...only, panels: [cut] }), `${line.length}`).toBe(true)
			expect(isMade({ ...only, panels: [bored] }), `${line.length}`).toBe(true)
		}
	})

	test('a wall of 3400 with joints of 3 has four columns, and is offered those that hang well', () => {
		expect(columnsOf(wall)).toMatchObject({ usual: 4 })
		const { possible } = columnsOf(wall)
		expect(possible[0]).toBe(3)
		for (const columns of possible)
			expect(isMade({ version: 1, type: 'panels', cladding: [{ ...wall, columns }] })).toBe(true)
		expect(columnsOf({ ...wall, columns: 1 }).possible[0]).toBe(1)
	})
})

test('each kit can be made as it stands', () => {
	const kits = compositionsOf('panels')
	expect(kits).toHaveLength(6)
	for (const { configuration } of kits)
		expect(buildFurniture(configuration, catalogue).ok).toBe(true)
})
