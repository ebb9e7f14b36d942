// Nothing waits for statistics, and a failure is ignored.
import type { Client } from '@gabarit/contract'
import { anonymousClient } from '../lib/client.ts'

type Statistics = Client['configurator']['statistics']

function tell(call: (statistics: Statistics) => Promise<unknown>): void {
	call(anonymousClient().configurator.statistics).catch(() => undefined)
}

/** TheEnd when the order or the offer was placed. */
export function tellStep(step: Parameters<Statistics['step']>[0]['step']): void {
	tell((statistics) => statistics.step({ step }))
}

/** Notifies the reseller's system that its visitor reached the end with this saved design. */
export function tellEnded(code: string): void {
	tell((statistics) => statistics.ended({ code }))
}
