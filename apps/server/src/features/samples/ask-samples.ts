// A buyer asks for samples: written, and mailed to him and to the shop, in one transaction.
import { type AskSamples, normalizeCode } from '@gabarit/contract'
import type { Color } from '@gabarit/engine'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { canonical, hashOf, plainText } from '../../lib/hash.ts'
import { isOddPostalCode } from '../../lib/postal-code.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { type FieldProblem, wrongFields } from '../../lib/wrong-field.ts'
import type { SampleOfColour, SamplesFacts } from '../mails/service.ts'
import { insertRequest } from './samples-table.ts'

export async function askSamples(context: CallContext, input: AskSamples): Promise<void> {
	const { viewer, services } = context
	requireAccess(viewer, 'sampleRequest', 'create')
	if (viewer.tenant.hideAllColorSample || viewer.tenant.disabledAt !== null)
		throw failure('samples_not_offered')
	await context.orderLimits.countRequest()
	const facts = await factsOf(context, input)
	const { language } = input
	const tenant = viewer.tenant.code
	const createdAt = services.now()
	await services.db.transaction(async (tx) => {
		const isNew = await insertRequest(tx, {
			tenant,
			...facts,
			language,
			requestHash: hashOf(`${brusselsDay(createdAt)} ${canonical(input)}`),
			search: searchTextOf(facts),
			createdAt,
		})
		if (!isNew) return
		// Only here is it known that the mails are due: a repeated request must not count.
		await context.orderLimits.countMail(facts.email)
		await services.mails.post(tx, {
			tenant,
			to: facts.email,
			language,
			mail: { kind: 'samplesAsked', samples: facts },
		})
		await services.mails.post(tx, {
			tenant,
			language: viewer.tenant.language,
			mail: { kind: 'samplesNotice', samples: facts },
		})
	})
}

/** What was asked, with the names that the colours have now, or a refusal that names every wrong field. */
async function factsOf(context: CallContext, input: AskSamples): Promise<SamplesFacts> {
	const { colours, firstName, lastName, email, address, code } = input
	const { catalogue } = await context.services.prices.inForce()
	const found = colours.map(({ place, reference }) => {
		const color = catalogue.colors.find((it) => it.reference === reference)
		return color?.[place] ? sampleOf(place, color) : null
	})
	const problems: FieldProblem[] = found.flatMap((it, at) =>
		it === null ? [{ path: `colours.${at}.reference`, problem: 'colour' as const }] : [],
	)
	if (isOddPostalCode(address)) problems.push({ path: 'address.postalCode', problem: 'postalCode' })
	if (problems.length > 0) throw wrongFields(context.language, problems)
	return {
		colours: found.filter((it) => it !== null),
		firstName,
		lastName,
		email,
		address,
		code: code === undefined ? null : codeOf(code),
	}
}

function sampleOf(place: SampleOfColour['place'], color: Color): SampleOfColour {
	const { reference, label, hex } = color
	return { place, reference, label, hex }
}

function codeOf(text: string): string {
	const code = normalizeCode(text)
	if (code === null) throw failure('code_format_invalid')
	return code
}

function searchTextOf({
	firstName,
	lastName,
	email,
	address,
	code,
	colours,
}: SamplesFacts): string {
	const { postalCode, city, street, streetNumber, box } = address
	const names = colours.flatMap(({ reference, label }) => [reference, ...Object.values(label)])
	const place = [street, streetNumber, box ?? '', postalCode, city]
	return plainText([lastName, firstName, email, ...place, code ?? '', ...names].join(' '))
}
