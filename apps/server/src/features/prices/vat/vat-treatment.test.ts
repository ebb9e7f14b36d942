// Worked cases: viewer's country x destination x kind of customer x what is proven.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VatQuestion } from '../service.ts'
import { vatTreatmentOf } from './vat-treatment.ts'
import { noRegister, type VatRegister, viesRegister } from './vies.ts'

const belgian = 'BE 0403.170.701'
const french = 'FR 40 303 265 045'

const question = (change: Partial<VatQuestion>): VatQuestion => ({
	seller: 'BE',
	country: 'BE',
	customer: null,
	isAttested: false,
	isFitted: false,
	...change,
})
const professional = (vatNumber?: string) => ({ type: 'Professional' as const, vatNumber })
const individual = (vatNumber?: string) => ({ type: 'Individual' as const, vatNumber })
const confirming: VatRegister = { confirms: () => Promise.resolve(true) }

describe('with a register that confirms every number', () => {
	test.each<[string, Partial<VatQuestion>, string]>([
		['a visitor', {}, 'Normal'],
		['an individual abroad', { country: 'FR', customer: individual() }, 'Normal'],
		['an individual who types a number', { country: 'FR', customer: individual(french) }, 'Normal'],
		['a business at home', { customer: professional(belgian) }, 'Normal'],
		[
			'a French business, delivered in France',
			{ country: 'FR', customer: professional(french) },
			'ReverseCharge',
		],
		['a French business, delivered in Belgium', { customer: professional(french) }, 'Normal'],
		[
			'a Belgian business of a French shop',
			{ seller: 'FR', country: 'BE', customer: professional(belgian) },
			'ReverseCharge',
		],
		[
			'a Belgian business of a Belgian shop, delivered in France',
			{ country: 'FR', customer: professional(belgian) },
			'Normal',
		],
		['a business without number', { country: 'FR', customer: professional() }, 'Normal'],
		[
			'a business with wrong digits',
			{ country: 'FR', customer: professional('FR 41 303 265 045') },
			'Normal',
		],
		[
			'a business whose number lacks the country',
			{ country: 'FR', customer: professional('40303265045') },
			'Normal',
		],
		['a sale with an attestation and our fitters', { isAttested: true, isFitted: true }, 'Reduced'],
		['a sale with an attestation and no fitters', { isAttested: true }, 'Normal'],
		['a sale with our fitters and no attestation', { isFitted: true }, 'Normal'],
		[
			'a confirmed business with an attestation',
			{ country: 'FR', customer: professional(french), isAttested: true, isFitted: true },
			'ReverseCharge',
		],
	])('VAT is treated as listed for %s', async (_, change, wanted) => {
		expect(await vatTreatmentOf(question(change), confirming)).toBe(wanted)
	})
})

test('unconfirmed = no reverse charge', async () => {
	const abroad = question({ country: 'FR', customer: professional(french) })
	expect(await vatTreatmentOf(abroad, noRegister)).toBe('Normal')
	const attested = { ...abroad, isAttested: true, isFitted: true }
	expect(await vatTreatmentOf(attested, noRegister)).toBe('Reduced')
})

type Answered = { status: number; body: string } | 'never'

describe('the register’s call, at a stand-in of it', () => {
	let server: Server
	let asked: unknown[] = []
	let answer: Answered = { status: 200, body: '{}' }
	let register: VatRegister
	let hurried: VatRegister
	beforeAll(async () => {
		server = createServer((request, response) => {
			let body = ''
			request.on('data', (part) => {
				body += String(part)
			})
			request.on('end', () => {
				asked.push([request.method, request.url, JSON.parse(body)])
				if (answer === 'never') return
				response.writeHead(answer.status, { 'content-type': 'application/json' })
				response.end(answer.body)
			})
		})
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
		const { port } = server.address() as AddressInfo
		const url = `http://127.0.0.1:${port}/rest-api`
		register = viesRegister({ url, timeoutMs: 20_000 })
		hurried = viesRegister({ url, timeoutMs: 300 })
	})
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	const number = { country: 'BE' as const, digits: '0403170701' }

	test('the request follows the documentation of VIES', async () => {
		asked = []
		answer = { status: 200, body: '{"countryCode":"BE","vatNumber":"0403170701","valid":true}' }
		expect(await register.confirms(number)).toBe(true)
		expect(asked).toEqual([
			['POST', '/rest-api/check-vat-number', { countryCode: 'BE', vatNumber: '0403170701' }],
		])
	})

	test.each<[string, Answered]>([
		['answers that it is invalid', { status: 200, body: '{"valid":false}' }],
		[
			'answers that a member state is unavailable',
			{ status: 200, body: '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}' },
		],
		['fails', { status: 500, body: '{"valid":true}' }],
		['redirects', { status: 302, body: '' }],
		['answers no JSON', { status: 200, body: '<html>' }],
		['answers a text instead of true', { status: 200, body: '{"valid":"true"}' }],
	])('a number is not confirmed where the register %s', async (_, given) => {
		answer = given
		expect(await register.confirms(number)).toBe(false)
	})

	test('a number is not confirmed where the register does not answer in time', async () => {
		answer = 'never'
		expect(await hurried.confirms(number)).toBe(false)
	})

	test('an unreachable register confirms nothing', async () => {
		const nowhere = viesRegister({ url: 'http://127.0.0.1:1', timeoutMs: 300 })
		expect(await nowhere.confirms(number)).toBe(false)
	})

	test('a fault of ours is no answer of the register', async () => {
		const faulty = viesRegister({ url: 'no address', timeoutMs: 300 })
		await expect(faulty.confirms(number)).rejects.toThrow('Failed to parse URL')
	})
})
