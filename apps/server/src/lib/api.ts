import { contract } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { implement } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Resource, Right } from './rights/permissions.ts'
import type { Viewer } from './rights/viewer.ts'
import type { Services } from './services.ts'

/** Refuses with `too_many_orders`; logged-in users have no limit. */
export type OrderLimits = {
	countRequest: () => Promise<void>
	countMail: (email: string) => Promise<void>
}

export const noOrderLimits: OrderLimits = {
	countRequest: () => Promise.resolve(),
	countMail: () => Promise.resolve(),
}

export type CallContext = {
	services: Services
	viewer: Viewer
	language: Language
	orderLimits: OrderLimits
	hasReferer: boolean
	request: FastifyRequest
	reply: FastifyReply
	/** Secure cookies exist on https only. */
	secure: boolean
}

export const api = implement(contract).$context<CallContext>()

/** Collected by app/api/calls.ts. */
export type CallFacts = {
	resource: Resource
	right: Right
	/** For the OpenAPI document. Not in the contract, because browsers load that and never need it. */
	summary: string
	/** Bytes at most, for calls that take a file. */
	upload?: number
}

type Implementer = { '~orpc': { meta: object } }

/** Every access to `api` creates new implementers, so this one is not shared. */
function withFacts<T extends Implementer>(implementer: T, facts: Partial<CallFacts>): T {
	const definition = implementer['~orpc']
	definition.meta = { ...definition.meta, ...facts }
	return implementer
}

export function call<T extends Implementer>(
	implementer: T,
	required: `${Resource}.${Right}`,
	summary: string,
): T {
	const [resource, right] = required.split('.') as [Resource, Right]
	return withFacts(implementer, { resource, right, summary })
}

export function taking<T extends Implementer>(implementer: T, upload: number): T {
	return withFacts(implementer, { upload })
}
