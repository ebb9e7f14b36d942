// Nothing waits for statistics, and a failure is ignored.
import type { Client } from '@gabarit/contract'
import { anonymousClient } from '../../lib/server/client.ts'

type Statistics = Client['configurator']['statistics']

function send(call: (statistics: Statistics) => Promise<unknown>): void {
	call(anonymousClient().configurator.statistics).catch(() => undefined)
}

/** TheEnd when the order or the offer was placed. */
export function sendStep(opened: Parameters<Statistics['step']>[0]): void {
	send((statistics) => statistics.step(opened))
}

/** Notifies the reseller's system that its visitor reached the end with this saved design. */
export function sendEnded(code: string): void {
	send((statistics) => statistics.ended({ code }))
}
