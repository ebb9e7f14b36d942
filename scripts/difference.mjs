// npm run difference -- OTHER [ROOMS [SEED]]: solves, prices, checks, cuts and draws random rooms of every kind in this
// checkout and in another one (its folder, installed) and prints by key what differs. IGNORE=a.b,c leaves keys out.
// The heights of zones count from the finished floor here and counted from their module's base in
// commits before it was so: FLOOR=1 compares them from their bay's first zone.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fail, root } from './lib/prepare.mjs'

const [other, rooms = '1000', seed = '20261123'] = process.argv.slice(2)
if (!other || ![rooms, seed].every((number) => /^\d+$/.test(number)))
	fail('npm run difference takes the folder of another checkout, a number of rooms and a seed.', 1)
const ignored = new Set((process.env['IGNORE'] ?? '').split(',').filter(Boolean))

const dump = join(root, 'scripts/difference/dump.ts')
const [before, after] = [other, root].map((checkout) => {
	const child = spawn(process.execPath, [dump, checkout, '0', rooms, seed], {
		env: { ...process.env, CHECKOUT_OF_ROOMS: root, NODE_NO_WARNINGS: '1' },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	return createInterface({ input: child.stdout })[Symbol.asyncIterator]()
})

/** key → how many rooms differ there, and the first. */
const found = new Map()
const totals = { rooms: 0, made: 0, boards: 0, alike: 0, kinds: new Set() }
for (;;) {
	const [a, b] = await Promise.all([before.next(), after.next()])
	if (a.done !== b.done) fail(`One side stopped after ${totals.rooms} rooms.`, 1)
	if (a.done) break
	compare(normal(JSON.parse(a.value)), normal(JSON.parse(b.value)))
}
console.log(
	`${totals.rooms} rooms of ${totals.kinds.size} kinds, ${totals.made} made, ${totals.boards} boards; seed ${seed}: ${totals.alike} identical`,
)
for (const [key, { count, first }] of [...found].toSorted((x, y) => y[1].count - x[1].count))
	console.log(
		`${String(count).padStart(6)} ${key}  first: room ${first.index} ${first.was} → ${first.is}`,
	)
process.exit(found.size === 0 ? 0 : 1)

function normal(line) {
	if (process.env['FLOOR'] && line.solve.ok)
		for (const { modules } of line.solve.runs)
			for (const { bays } of modules)
				for (const { zones } of bays) {
					const floor = zones[0]?.bottom ?? 0
					for (const zone of zones) zone.bottom -= floor
				}
	return line
}

function compare(was, is) {
	totals.rooms += 1
	totals.kinds.add(Object.values(is.kind).join(' '))
	if (is.solve.ok) {
		totals.made += 1
		totals.boards += is.solve.boards.length
	}
	const keys = new Map()
	walk(was, is, [], keys)
	if (keys.size === 0) totals.alike += 1
	for (const [key, values] of keys) {
		const row = found.get(key) ?? { count: 0, first: { index: is.index, ...values } }
		row.count += 1
		found.set(key, row)
	}
}

/** Where two values differ, list places left out of the key; what is new on the right only is no difference. */
function walk(was, is, path, keys) {
	const key = path.join('.')
	if (ignored.has(key) || was === is) return
	if (Array.isArray(was) && Array.isArray(is)) {
		if (was.length !== is.length) note(keys, `${key}.length`, was.length, is.length)
		else for (const [i, value] of was.entries()) walk(value, is[i], path, keys)
		return
	}
	if (was && is && typeof was === 'object' && typeof is === 'object') {
		const names = process.env['NEW_KEYS'] ? Object.keys({ ...was, ...is }) : Object.keys(was)
		for (const name of names) walk(was[name], is[name], [...path, name], keys)
		return
	}
	note(keys, key, was, is)
}

function note(keys, key, was, is) {
	if (!keys.has(key)) keys.set(key, { was: short(was), is: short(is) })
}

function short(value) {
	return (JSON.stringify(value) ?? 'nothing').slice(0, 60)
}
