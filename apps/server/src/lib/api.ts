// The contract as the features implement it, and what every call is given.
import { contract } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { implement } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './services.ts'
import type { Viewer } from './viewer.ts'

export type CallContext = {
	services: Services
	viewer: Viewer
	language: Language
	/** A Referer or Origin came with the call. */
	hasReferer: boolean
	request: FastifyRequest
	reply: FastifyReply
	/** Cookies live on https only. */
	secure: boolean
}

export const api = implement(contract).$context<CallContext>()
