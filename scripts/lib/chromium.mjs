// A Chromium for the end-to-end tests: CHROMIUM_PATH, else one on PATH, else one that Playwright or apt-get can install.
// One made to run without a window comes first: it takes a quarter less of the processor.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, root, say } from './prepare.mjs'

const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const downloadLimit = 180_000

/** The browser's path, or null when there is none and none could be installed. */
export function findChromium() {
	const named = process.env.CHROMIUM_PATH
	if (named) {
		if (isProgram(named)) return named
		say(`CHROMIUM_PATH names ${named}, which cannot be run.`)
		return null
	}
	const installed = onPath() ?? ofPlaywright()
	return installed ?? installedByApt(shell) ?? installedByPlaywright() ?? installedByApt('chromium')
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
	say('Asking Playwright for a Chromium.')
	const deps = process.getuid?.() === 0 ? ['--with-deps'] : []
	run('playwright', ['install', ...deps, 'chromium'], downloadLimit)
	return ofPlaywright()
}

function installedByApt(name) {
	if (process.getuid?.() !== 0) return null
	say(`No Chromium found: asking apt-get for ${name}.`)
	const install = () => run('apt-get', ['install', '-y', '-qq', name], downloadLimit)
	if (install() !== 0) {
		run('apt-get', ['update', '-qq'], downloadLimit)
		install()
	}
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
