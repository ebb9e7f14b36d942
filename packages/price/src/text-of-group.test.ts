import { expect, test } from 'vitest'
import { groupLines, type LineCode, type QuoteLine, textOfGroup } from './index.ts'
import { lineCodes, lineGroups } from './quote.ts'

const groups: Partial<Record<LineCode, QuoteLine['group']>> = {
	module_simple: 'carcasses',
	module_double: 'carcasses',
	rail: 'interior',
	leaf: 'fronts',
	pull_out_front: 'fronts',
	handle: 'handles',
	push_to_open: 'handles',
	led_bar: 'lighting',
	panel: 'panels',
	hang_profile: 'panels',
	worktop: 'structure',
	support_fixing: 'structure',
	flap: 'fronts',
	leg: 'structure',
	wall_rail: 'structure',
}
const line = (code: LineCode, quantity = 1, data: QuoteLine['data'] = {}): QuoteLine => ({
	code,
	group: groups[code] ?? 'finishing',
	quantity,
	points: 10,
	amount: 1000,
	data,
})
const keysOf = (...lines: QuoteLine[]) => groupLines(lines).map((row) => textOfGroup(row).key)

test('the text of a group names the kinds that it has', () => {
	expect(keysOf(line('module_simple'))).toEqual(['groups.carcassesSimple'])
	expect(keysOf(line('module_double', 3))).toEqual(['groups.carcassesDouble'])
	expect(keysOf(line('module_simple'), line('module_double'))).toEqual(['groups.carcasses'])
	expect(keysOf(line('rail'), line('led_bar'))).toEqual(['groups.interior', 'groups.lighting'])
	expect(keysOf(line('push_to_open', 5))).toEqual(['groups.pushToOpen'])
	expect(keysOf(line('push_to_open'), line('handle'))).toEqual(['groups.handlesMixed'])
	expect(keysOf(line('handle'))).toEqual(['groups.handles'])
	expect(keysOf(line('plinth'))).toEqual(['groups.plinth'])
	expect(keysOf(line('filler'))).toEqual(['groups.fillersAndPlinth'])
	expect(keysOf(line('top_filler'), line('plinth'))).toEqual(['groups.fillersAndPlinth'])
	expect(keysOf(line('plinth'), line('cheek'))).toEqual(['groups.finishing'])
	expect(keysOf(line('panel', 4), line('hang_profile', 12))).toEqual(['groups.panels'])
	expect(keysOf(line('worktop'), line('support_fixing', 2))).toEqual(['groups.desk'])
	expect(keysOf(line('leg', 8))).toEqual(['groups.legs'])
	expect(keysOf(line('wall_rail'))).toEqual(['groups.wallRail'])
	expect(keysOf(line('flap', 2, { color: 'oak' }))).toEqual(['groups.flaps'])
	expect(keysOf(line('leaf'), line('flap', 2))).toEqual(['groups.leavesAndFlaps'])
})

test('the text of leaves names their colour where they share one', () => {
	const oak = line('leaf', 3, { color: 'oak' })
	const text = (...lines: QuoteLine[]) => groupLines(lines).map(textOfGroup)
	expect(text(oak, line('leaf', 2, { color: 'oak' }))).toEqual([
		{ key: 'groups.fronts', values: { count: 5, color: 'oak' } },
	])
	expect(text(oak, line('leaf', 2, { color: 'white' }))).toEqual([
		{ key: 'groups.frontsMixed', values: { count: 5 } },
	])
})

test('what comes out beside leaves makes them fronts', () => {
	const text = (...lines: QuoteLine[]) => groupLines(lines).map(textOfGroup)
	const oak = { color: 'oak' }
	expect(text(line('leaf', 2, oak), line('pull_out_front', 3, oak))).toEqual([
		{ key: 'groups.otherFronts', values: { count: 5, color: 'oak' } },
	])
	expect(text(line('pull_out_front', 3, oak), line('pull_out_front', 1))).toEqual([
		{ key: 'groups.otherFrontsMixed', values: { count: 4 } },
	])
})

test('group rows are in the order of the slip, with a purchase only where every line has one', () => {
	const rows = groupLines([
		line('plinth'),
		{ ...line('leaf'), purchase: 600 },
		line('module_simple'),
	])
	expect(rows.map((row) => row.group)).toEqual(['carcasses', 'fronts', 'finishing'])
	expect(rows.map((row) => row.purchase)).toEqual([undefined, 600, undefined])
	expect(groupLines([])).toEqual([])
	expect(new Set(lineGroups).size).toBe(8)
	expect(new Set(lineCodes).size).toBe(49)
})
