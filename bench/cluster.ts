// docs/scaling.md's set-up twice on this machine: Patroni keeps one PostgreSQL primary, etcd stores which,
// HAProxy leads there. All three are Debian packages, installed by apt-get where missing.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/lib/free-port.mjs'

const programs = {
	etcd: '/usr/bin/etcd',
	patroni: '/usr/bin/patroni',
	haproxy: '/usr/sbin/haproxy',
}
const packages = ['etcd-server', 'patroni', 'python3-etcd', 'python3-psycopg2', 'haproxy']
const startLimit = Number(process.env['CLUSTER_LIMIT'] ?? 120_000)

/** Patroni's minimum, s: a primary that dies with its machine is replaced after this. */
const ttl = 20

export type Cluster = {
	url: string
	/** Kills the primary and its Patroni as a machine's death would; answers its name. */
	killPrimary: () => Promise<string>
	/** The node that takes writes now. */
	primary: () => Promise<string | null>
	stop: () => Promise<void>
}

function install(): void {
	if (Object.values(programs).every((program) => existsSync(program))) return
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	spawnSync('apt-get', ['update', '-qq'], { env })
	spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
	const missing = Object.values(programs).filter((program) => !existsSync(program))
	if (missing.length > 0) throw new Error(`NOT RUN: no ${missing.join(', ')}`)
}

/** PostgreSQL refuses to run as root. */
function account(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {}
	const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
	return { uid: id('-u'), gid: id('-g') }
}

type Node = { name: string; port: number; rest: number; child: ChildProcess | null }

function settingsOf(node: Node, folder: string, etcd: number): string {
	const versions = readdirSync('/usr/lib/postgresql').map(Number)
	const local = '127.0.0.1'
	const hosts = [
		`local all all trust`,
		`host all all ${local}/32 trust`,
		`host replication all ${local}/32 trust`,
	]
	// JSON is YAML too.
	return JSON.stringify({
		scope: 'gabarit',
		name: node.name,
		restapi: { listen: `${local}:${node.rest}`, connect_address: `${local}:${node.rest}` },
		etcd3: { hosts: `${local}:${etcd}` },
		bootstrap: {
			dcs: {
				ttl,
				loop_wait: 2,
				retry_timeout: 5,
				synchronous_mode: true,
				primary_start_timeout: 0,
			},
			initdb: [{ encoding: 'UTF8' }],
		},
		postgresql: {
			listen: `${local}:${node.port}`,
			connect_address: `${local}:${node.port}`,
			data_dir: join(folder, node.name),
			bin_dir: `/usr/lib/postgresql/${Math.min(...versions)}/bin`,
			pg_hba: hosts,
			parameters: { unix_socket_directories: folder },
			pgpass: join(folder, `${node.name}.pgpass`),
			authentication: {
				superuser: { username: 'postgres', password: 'bench' },
				replication: { username: 'replicator', password: 'bench' },
			},
		},
	})
}

/** Ends the sessions with a former primary, so that clients connect to the new one. */
function proxySettings(port: number, nodes: Node[]): string {
	const servers = nodes.map(
		({ name, port: at, rest }) => `	server ${name} 127.0.0.1:${at} check port ${rest}`,
	)
	return `global
	maxconn 200
defaults
	mode tcp
	timeout connect 2s
	timeout client 1h
	timeout server 1h
	timeout check 2s
listen primary
	bind 127.0.0.1:${port}
	option httpchk GET /primary
	http-check expect status 200
	default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
	const end = Date.now() + startLimit
	while (Date.now() < end) {
		const seen = await look().catch(() => null)
		if (seen !== null) return seen
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
	throw new Error(`NOT RUN: ${what} did not come within ${startLimit / 1000} s`)
}

const answers = async ({ rest }: Node, path: string) =>
	(await fetch(`http://127.0.0.1:${rest}${path}`)).ok ? true : null

/** Each process has a group of its own. */
function processGroup() {
	install()
	const own = account()
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-cluster-'))
	const owned = (path: string) => {
		mkdirSync(path, { recursive: true, mode: 0o700 })
		if (own.uid !== undefined && own.gid !== undefined) chownSync(path, own.uid, own.gid)
		return path
	}
	owned(folder)
	const children: ChildProcess[] = []
	const logFile = join(folder, 'log')
	const log = openSync(logFile, 'a')
	return {
		folder,
		owned,
		run: (program: string, args: string[]) => {
			// A node dies with all processes of its group.
			const child = spawn(program, args, {
				cwd: folder,
				stdio: ['ignore', log, log],
				detached: true,
				env: { ...process.env, HOME: folder },
				...own,
			})
			children.push(child)
			return child
		},
		lastWords: () => readFileSync(logFile, 'utf8').slice(-4000),
		stop: async () => {
			for (const child of children) killGroup(child, 'SIGKILL')
			await new Promise((resolve) => setTimeout(resolve, 500))
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
type ProcessGroup = ReturnType<typeof processGroup>

async function startMembers({ folder, owned, run }: ProcessGroup) {
	const [etcd, peers, door] = [await freePort(), await freePort(), await freePort()]
	const at = (port: number) => `http://127.0.0.1:${port}`
	const settings = {
		'data-dir': owned(join(folder, 'etcd')),
		'listen-client-urls': at(etcd),
		'advertise-client-urls': at(etcd),
		'listen-peer-urls': at(peers),
		'initial-advertise-peer-urls': at(peers),
		'initial-cluster': `default=${at(peers)}`,
	}
	run(
		programs.etcd,
		Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
	)
	const nodes: Node[] = []
	for (const name of ['one', 'two'])
		nodes.push({ name, port: await freePort(), rest: await freePort(), child: null })
	for (const node of nodes) {
		const file = join(folder, `${node.name}.yml`)
		writeFileSync(file, settingsOf(node, folder, etcd), { mode: 0o644 })
		node.child = run(programs.patroni, [file])
	}
	writeFileSync(join(folder, 'haproxy.cfg'), proxySettings(door, nodes), { mode: 0o644 })
	run(programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')])
	return { nodes, door }
}

async function nodeThatIs(nodes: Node[], path: string): Promise<Node | null> {
	for (const node of nodes) if (await answers(node, path).catch(() => null)) return node
	return null
}

export async function startCluster(): Promise<Cluster> {
	const group = processGroup()
	const { nodes, door } = await startMembers(group)
	const primary = () => nodeThatIs(nodes, '/primary')
	try {
		await until('a primary', primary)
		await until('a synchronous replica', () => nodeThatIs(nodes, '/synchronous'))
	} catch (error) {
		console.error(group.lastWords())
		await group.stop()
		throw error
	}
	return {
		url: `postgresql://postgres:bench@127.0.0.1:${door}/postgres`,
		primary: async () => (await primary())?.name ?? null,
		killPrimary: async () => {
			const node = await primary()
			if (!node?.child) throw new Error('there is no primary')
			killGroup(node.child, 'SIGKILL')
			killPostmaster(join(group.folder, node.name))
			return node.name
		},
		stop: async () => {
			for (const { name } of nodes) killPostmaster(join(group.folder, name))
			await group.stop()
		},
	}
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
	try {
		if (child.pid !== undefined) process.kill(-child.pid, signal)
	} catch {}
}

/** Patroni starts it in a group of its own; its children end with it. */
function killPostmaster(data: string): void {
	const file = join(data, 'postmaster.pid')
	const pid = existsSync(file)
		? Number(execFileSync('head', ['-1', file], { encoding: 'utf8' }))
		: 0
	try {
		if (pid > 1) process.kill(pid, 'SIGKILL')
	} catch {}
}
