// What a process has worked so far: it counts work, however busy the machine is. And what the machine had to work with.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Milliseconds of processor. */
export function processorOf(pid: number): number {
	const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
		.replace(/^.*\) /, '')
		.split(' ')
	return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1000
}

/** Ticks of all cores since the machine started; `stolen`: its host gave them to others; `disk`: idle, waiting for it. */
export type CoreTimes = { all: number; stolen: number; disk: number }

/** From /proc/stat: `cpu user nice system idle iowait irq softirq steal …`. */
export function coreTimes(): CoreTimes {
	const [cores = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
	const times = cores.split(/\s+/).slice(1, 9).map(Number)
	const all = times.reduce((sum, it) => sum + it, 0)
	return { all, stolen: times[7] ?? 0, disk: times[4] ?? 0 }
}

/** What of the cores' time since then was lost to the host and to the disk, told in words. */
export function lostSince(before: CoreTimes): string {
	const now = coreTimes()
	const share = (name: 'stolen' | 'disk') =>
		((100 * (now[name] - before[name])) / Math.max(1, now.all - before.all)).toFixed(0)
	return `its host took ${share('stolen')} % of the cores, the disk ${share('disk')} %`
}
