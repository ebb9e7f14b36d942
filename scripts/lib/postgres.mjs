// A PostgreSQL for the tests: started from the installed binaries on a free port, in a folder of its
// own, stopped at the end.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { say } from './prepare.mjs'

const debian = '/usr/lib/postgresql'
const oldest = 15
const startLimit = 120_000

/**
 * Starts a server and answers its address and how to end it, or null when there is none. `parent`: where its folder is
 * made; `wal`: where its log is kept instead, in pieces of a megabyte; `settings`: as of postgresql.conf.
 */
export async function startPostgres({ parent = tmpdir(), wal, settings = {} } = {}) {
	const bin = findBinaries() ?? installedByApt()
	if (!bin) {
		say('PostgreSQL was not found and could not be installed.')
		return null
	}
	const user = serverUser()
	const folder = mkdtempSync(join(parent, 'gabarit-pg-'))
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
	const data = join(folder, 'data')
	const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
	if (wal !== undefined) {
		const own = mkdtempSync(join(wal, 'wal-'))
		if (user.uid !== undefined) chownSync(own, user.uid, user.gid)
		init.push('-X', own, '--wal-segsize=1')
	}
	const made = spawnSync(join(bin, 'initdb'), init, { cwd: folder, encoding: 'utf8', ...user })
	if (made.status !== 0) {
		say(made.stderr || String(made.error))
		return null
	}
	const server = { bin, user, folder, data, settings, port: await freePort(), child: null }
	const stop = () => stopServer(server)
	if (!(await run(server))) {
		await stop()
		return null
	}
	return {
		url: `postgresql://postgres@127.0.0.1:${server.port}/postgres`,
		stop,
		kill: () => killServer(server),
		start: () => run(server),
		isRunning: () => isRunning(server),
	}
}

/** Starts it, or starts it again on its port and data; false where it does not come up. */
async function run(server) {
	const { bin, user, folder, data, port } = server
	const settings = { listen_addresses: '127.0.0.1', ...server.settings }
	const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const args = ['-D', data, '-p', String(port), '-k', folder, ...given]
	const stdio = ['ignore', 'ignore', 'pipe']
	server.child = spawn(join(bin, 'postgres'), args, { cwd: folder, stdio, ...user })
	return isReady(bin, port, server.child)
}

function findBinaries() {
	if (!existsSync(debian)) return onPath()
	const versions = readdirSync(debian)
		.map(Number)
		.filter((version) => version >= oldest)
	const lowest = Math.min(...versions)
	return versions.length > 0 ? join(debian, String(lowest), 'bin') : onPath()
}

function onPath() {
	const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
	const bin = found.status === 0 ? found.stdout.trim() : ''
	return bin && existsSync(join(bin, 'initdb')) ? bin : null
}

function installedByApt() {
	say('No PostgreSQL found: asking apt-get.')
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	const options = { stdio: ['ignore', 2, 2], env, timeout: 180_000 }
	spawnSync('apt-get', ['update', '-qq'], options)
	spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], options)
	return findBinaries()
}

/** PostgreSQL refuses to run as root: its own account then, else nobody. */
function serverUser() {
	if (process.getuid?.() !== 0) return {}
	for (const name of ['postgres', 'nobody']) {
		const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' })
		const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' })
		if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
	}
	return {}
}

async function isReady(bin, port, child) {
	let output = ''
	child.stderr.on('data', (text) => {
		output = (output + text).slice(-4000)
	})
	const until = Date.now() + startLimit
	while (Date.now() < until && child.exitCode === null) {
		const asked = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])
		if (asked.status === 0) return true
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	say(output)
	return false
}

function isRunning({ child }) {
	return child !== null && child.exitCode === null && child.signalCode === null
}

function ended({ child }) {
	return new Promise((resolve) => {
		child.once('exit', resolve)
	})
}

async function stopServer(server) {
	if (isRunning(server)) {
		const gone = ended(server)
		server.child.kill('SIGINT')
		await gone
	}
	rmSync(server.folder, { recursive: true, force: true })
}

/** kill -9 of the postmaster and of every process of it, as when the machine's memory ran out. */
async function killServer(server) {
	if (!isRunning(server)) return
	const children = childrenOf(server.child.pid)
	const gone = ended(server)
	for (const pid of [server.child.pid, ...children]) killNow(pid)
	await gone
	// A process that has not ended yet holds the shared memory that the next start needs.
	while (children.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 5))
}

function killNow(pid) {
	try {
		process.kill(pid, 'SIGKILL')
	} catch (error) {
		if (error.code !== 'ESRCH') throw error
	}
}

function isAlive(pid) {
	const stat = statusOf(pid)
	return stat !== null && stat.state !== 'Z'
}

function childrenOf(parent) {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((pid) => statusOf(pid)?.parent === parent)
}

/** From /proc: `pid (name) state parent …`, null where there is no such process. */
function statusOf(pid) {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
		const [state, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ')
		return { state, parent: Number(parent) }
	} catch {
		return null
	}
}
