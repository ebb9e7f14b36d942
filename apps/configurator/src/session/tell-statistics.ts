// What the shop counts: steps that are opened, and flows that end at a reseller. Nobody waits for it, and a failure is nobody's.
import type { Client } from '@gabarit/contract'
import { anonymousClient } from '../lib/client.ts'

type Statistics = Client['configurator']['statistics']

function tell(call: (statistics: Statistics) => Promise<unknown>): void {
	call(anonymousClient().configurator.statistics).catch(() => undefined)
}

/** A step was opened; TheEnd when the order or the offer was placed. */
export function tellStep(step: Parameters<Statistics['step']>[0]['step']): void {
	tell((statistics) => statistics.step({ step }))
}

/** The visitor of a reseller came to the end with this saved design: its system is told. */
export function tellEnded(code: string): void {
	tell((statistics) => statistics.ended({ code }))
}
