import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/free-port.mjs'

export type RunningServer = {
	address: string
	pid: number
	isRunning: () => boolean
	/** SIGKILL: no handler runs, nothing is flushed. */
	kill: () => Promise<void>
	/** SIGTERM: exit code, and milliseconds until it ended. */
	terminate: () => Promise<{ code: number | null; milliseconds: number }>
}

/** As `npm start` and the image do. */
const smallYoung = '--max-semi-space-size=16'
const startLimit = 90_000
/** Every start but the first reads the compiled code. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'gabarit-faults-compiled') }
/** Tests and benches count their own orders and messages. */
const noDemoOrders = { DEMO_YEAR: 'false' }
/** They order more than one visitor may. */
const noOrderLimits = { ORDERS_PER_ADDRESS: '100000000', ORDERS_PER_EMAIL: '100000000' }
export const demoPassword = 'Etabli-2026-nord'

/** `checkout`: of another version, installed. */
export async function startServer(
	settings: Record<string, string>,
	checkout = '.',
): Promise<RunningServer> {
	const port = await freePort()
	const child = spawn(process.execPath, [smallYoung, 'apps/server/src/main.ts'], {
		cwd: checkout,
		env: {
			...process.env,
			...compiled,
			...noDemoOrders,
			...noOrderLimits,
			...settings,
			PORT: String(port),
			DEMO_PASSWORD: demoPassword,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (text) => {
			output = (output + String(text)).slice(-4000)
		})
	const address = `http://localhost:${port}`
	if (!(await isReady(address, child))) {
		await kill(child)
		throw new Error(`The server did not start: ${output}`)
	}
	return {
		address,
		pid: child.pid ?? 0,
		isRunning: () => child.exitCode === null && child.signalCode === null,
		kill: () => kill(child),
		terminate: () => terminate(child),
	}
}

async function isReady(address: string, child: ChildProcess): Promise<boolean> {
	const until = Date.now() + startLimit
	while (Date.now() < until && child.exitCode === null) {
		const answer = await fetch(`${address}/health/ready`).catch(() => null)
		if (answer?.ok) return true
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
	return false
}

function terminate(child: ChildProcess): ReturnType<RunningServer['terminate']> {
	const from = performance.now()
	return new Promise((resolve) => {
		child.once('exit', (code) => resolve({ code, milliseconds: performance.now() - from }))
		child.kill('SIGTERM')
	})
}

function kill(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null) return resolve()
		child.once('exit', () => resolve())
		child.kill('SIGKILL')
	})
}
