import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

let ticks: number | undefined

/** Milliseconds of processor time, which counts work however busy the machine is. */
export function processorOf(pid: number): number {
	ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
		.replace(/^.*\) /, '')
		.split(' ')
	return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1000
}
