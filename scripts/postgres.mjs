// A PostgreSQL for the tests: started from the installed binaries on a free port, in a folder of its own, stopped at the end.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { say } from './prepare.mjs'

const debian = '/usr/lib/postgresql'
const oldest = 15
const startLimit = 30_000

/** Starts a server and answers its address and how to stop it, or null when there is none. `settings`: of postgresql.conf. */
export async function startPostgres(settings = {}) {
	const bin = findBinaries() ?? installedByApt()
	if (!bin) {
		say('PostgreSQL was not found and could not be installed.')
		return null
	}
	const user = serverUser()
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-pg-'))
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
	const data = join(folder, 'data')
	const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
	const made = spawnSync(join(bin, 'initdb'), init, { cwd: folder, encoding: 'utf8', ...user })
	if (made.status !== 0) {
		say(made.stderr || String(made.error))
		return null
	}
	const port = await freePort()
	const child = spawn(
		join(bin, 'postgres'),
		[
			...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
			...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
		],
		{ cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
	)
	const ready = await isReady(bin, port, child)
	const stop = () => stopServer(child, folder)
	if (!ready) {
		await stop()
		return null
	}
	return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
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
	let told = ''
	child.stderr.on('data', (text) => {
		told = (told + text).slice(-4000)
	})
	const until = Date.now() + startLimit
	while (Date.now() < until && child.exitCode === null) {
		const asked = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])
		if (asked.status === 0) return true
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	say(told)
	return false
}

function stopServer(child, folder) {
	return new Promise((resolve) => {
		const done = () => {
			rmSync(folder, { recursive: true, force: true })
			resolve()
		}
		if (child.exitCode !== null) return done()
		child.on('exit', done)
		child.kill('SIGINT')
	})
}
