// The contract as the features implement it, and what every call is given.
import { contract } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { implement } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Resource, Right } from './permissions.ts'
import type { Services } from './services.ts'
import type { Viewer } from './viewer.ts'

/** Refuses with `too_many_orders` what is too much; of someone who is logged in nothing is counted. */
export type OrderLimits = {
	/** An order, an offer or a save is asked for. */
	countRequest: () => Promise<void>
	/** Its mail is about to be written. */
	countMail: (email: string) => Promise<void>
}

/** Of who is logged in, and of the server itself. */
export const noOrderLimits: OrderLimits = {
	countRequest: () => Promise.resolve(),
	countMail: () => Promise.resolve(),
}

export type CallContext = {
	services: Services
	viewer: Viewer
	language: Language
	orderLimits: OrderLimits
	/** A Referer or Origin came with the call. */
	hasReferer: boolean
	request: FastifyRequest
	reply: FastifyReply
	/** Cookies live on https only. */
	secure: boolean
}

export const api = implement(contract).$context<CallContext>()

/** What stands beside a call's handler; app/api/calls.ts collects it. */
export type CallFacts = {
	/** The right that the call asks for (permissions.ts). */
	resource: Resource
	right: Right
	/** A line of the OpenAPI document. It is not part of the contract, because browsers load that and never read it. */
	summary: string
	/** It takes a file of so many bytes at most. */
	upload?: number
}

type Implementer = { '~orpc': { meta: object } }

/** Every reading of `api` makes its implementers anew, so that this one has no other holder. */
function withFacts<T extends Implementer>(implementer: T, facts: Partial<CallFacts>): T {
	const definition = implementer['~orpc']
	definition.meta = { ...definition.meta, ...facts }
	return implementer
}

/** A call with the right that it asks for and what it does; a call without them ends the start of the server. */
export function call<T extends Implementer>(
	implementer: T,
	asked: `${Resource}.${Right}`,
	summary: string,
): T {
	const [resource, right] = asked.split('.') as [Resource, Right]
	return withFacts(implementer, { resource, right, summary })
}

/** A call that takes a file of so many bytes at most. */
export function taking<T extends Implementer>(implementer: T, upload: number): T {
	return withFacts(implementer, { upload })
}
