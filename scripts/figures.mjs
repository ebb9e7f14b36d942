// npm run figures: how long functions and files are (docs/architecture.md): median, p90 and maximum.
import { globSync, readFileSync } from 'node:fs'
import { install, root } from './lib/prepare.mjs'

install()
const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
	(file) => !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$/.test(file),
)

/** Lines without blanks and comments, as the lint counts them. */
function linesOf(file) {
	return readFileSync(`${root}/${file}`, 'utf8')
		.split('\n')
		.filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line))
}

/** Declarations and constant arrows; a function ends at the brace of its own indentation. */
function functionsOf(file) {
	const lines = linesOf(file)
	return lines.flatMap((line, from) => {
		const opens =
			/^(\t*)(export )?(default )?(async )?function\b|^(\t*)(export )?const \w+.*=>.*\{$/
		const match = opens.exec(line)
		if (!match) return []
		const indent = match[1] ?? match[5] ?? ''
		const closing = new RegExp(`^${indent}\\}`)
		const length = lines.slice(from + 1).findIndex((next) => closing.test(next)) + 2
		const name = /(?:function|const) (\w+)/.exec(line)?.[1] ?? 'anonymous'
		return length > 1 ? [{ name: `${file} ${name}`, length }] : []
	})
}

function summary(name, sizes) {
	const sorted = sizes.toSorted((a, b) => a.length - b.length)
	const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
	const longest = sorted.at(-1)
	console.log(
		`${name}: ${sorted.length}, median ${at(0.5).length}, p90 ${at(0.9).length}, ` +
			`longest ${longest.length} (${longest.name})`,
	)
}

summary('functions', files.flatMap(functionsOf))
summary(
	'files',
	files.map((file) => ({ name: file, length: linesOf(file).length })),
)
