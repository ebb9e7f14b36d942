import type { deliveryProblems } from '@gabarit/contract'

export type DeliveryProblem = (typeof deliveryProblems)[number]

/** A delivery that fails at every retry: the message is a dead letter at once. */
export class PermanentFailure extends Error {}

/** What a try showed, kept whether it succeeded or not. */
export type TryFacts = {
	subject?: string
	/** Without the links of a mail; null where a call has no body. */
	text?: string | null
	html?: string
	/** The address of a webhook. */
	to?: string
	/** The receiver's answer. */
	status?: number
	/** Its beginning, without the shop's secrets; of a try alone. */
	answer?: string
	milliseconds?: number
	/** Why it failed; `other` where the sender does not say. */
	problem?: DeliveryProblem
}

export type NoteTry = (facts: TryFacts) => void
