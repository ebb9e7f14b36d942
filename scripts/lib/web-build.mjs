// Builds the two web applications when their sources changed: the build is keyed by a hash of sources and lockfile.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, runTool, say } from './prepare.mjs'

export const webApps = ['configurator', 'back-office']
const left = new Set(['node_modules', 'dist', 'test-results', '.tanstack'])

/** Every file that a web build reads: the applications, the packages they import, the plugins and the lockfile. */
function sources() {
	const files = [join(root, 'package-lock.json')]
	for (const folder of [...webApps.map((app) => `apps/${app}`), 'packages', 'scripts/vite'])
		walk(join(root, folder), files)
	return files
}

function walk(folder, files) {
	const entries = readdirSync(folder, { withFileTypes: true })
	for (const entry of entries) {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) {
			if (!left.has(entry.name)) walk(path, files)
		} else if (entry.isFile() && !/\.(test|browser\.test)\.tsx?$|\.md$/.test(entry.name)) {
			files.push(path)
		}
	}
}

function sourceHash() {
	const hash = createHash('sha256')
	for (const file of sources())
		hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
	return hash.digest('hex')
}

/** Builds what is missing or out of date; true when every application is built. */
export async function buildWeb({ force = false } = {}) {
	const hash = sourceHash()
	for (const app of webApps) {
		const folder = join(root, 'apps', app)
		const mark = join(folder, 'dist', '.sources')
		if (!force && existsSync(mark) && readFileSync(mark, 'utf8') === hash) continue
		say(`Building ${app}.`)
		const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
		const code = await runTool('node', [vite, 'build', '--manifest', '--logLevel', 'warn'], {
			cwd: folder,
			stdio: ['ignore', 2, 2],
			env: { NODE_ENV: 'production' },
		})
		if (code !== 0) {
			say(`The build of ${app} failed.`)
			return false
		}
		writeFileSync(mark, hash)
	}
	return true
}
