// A Chromium for the end-to-end tests: CHROMIUM_PATH, else one on PATH, else one that Playwright or
// apt-get can install.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, root, say } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const downloadLimit = 180_000

/** The browser's path, or null when there is none and none could be installed. */
export function findChromium() {
	const named = process.env.CHROMIUM_PATH
	if (named) {
		if (isProgram(named)) return named
		say(`CHROMIUM_PATH names ${named}, which cannot be run.`)
		return null
	}
	return onPath() ?? ofPlaywright() ?? installedByPlaywright() ?? installedByApt()
}

function onPath() {
	for (const name of names)
		for (const folder of (process.env.PATH ?? '').split(delimiter)) {
			const path = join(folder, name)
			if (isProgram(path)) return path
		}
	return null
}

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK)
		return true
	} catch {
		return false
	}
}

function ofPlaywright() {
	const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"
	const answer = spawnSync('node', ['-e', ask], { cwd: root, env: environment(), encoding: 'utf8' })
	const path = answer.stdout?.trim()
	return path && existsSync(path) ? path : null
}

function installedByPlaywright() {
	say('No Chromium found: asking Playwright for one.')
	const deps = process.getuid?.() === 0 ? ['--with-deps'] : []
	run('playwright', ['install', ...deps, 'chromium'], downloadLimit)
	return ofPlaywright()
}

function installedByApt() {
	say('Playwright could not bring one: asking apt-get.')
	run('apt-get', ['update', '-qq'], downloadLimit)
	run('apt-get', ['install', '-y', '-qq', 'chromium'], downloadLimit)
	return onPath()
}

function run(command, args, timeout) {
	return spawnSync(command, args, {
		cwd: root,
		env: environment({ DEBIAN_FRONTEND: 'noninteractive' }),
		stdio: ['ignore', 2, 2],
		timeout,
	}).status
}
