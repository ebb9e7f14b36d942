// The import table of docs/architecture.md, for the test and dependency-cruiser.
import { readFileSync } from 'node:fs'

const row = /^\| ((?:apps|packages)\/[\w-]+) \| ([^|]+) \| ([^|]+) \|$/gm
const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8')

/** A row a workspace: `ours` are folders of packages; `others` is null where only its package.json counts. */
export const importTable = Object.fromEntries(
	[...page.matchAll(row)].map(([, workspace, ours, others]) => {
		const named = [...others.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
		return [workspace, { ours: wordsOf(ours), others: isOpen(others, named) ? null : named }]
	}),
)

/** "engine, price (schemas)" → engine, price. */
function wordsOf(cell) {
	if (cell.trim() === 'nothing') return []
	return cell.split(',').map((word) => word.replace(/\(.*\)/, '').trim())
}

function isOpen(cell, named) {
	return cell.trim() !== 'nothing' && named.length === 0
}
