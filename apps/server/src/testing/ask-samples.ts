// A buyer's request for samples, as the form sends it.
import type { AskSamples } from '@gabarit/contract'
import { type Browser, home, lambert } from './test-shop.ts'

const { firstName, lastName, email } = lambert

export const twoColours: AskSamples['colours'] = [
	{ place: 'interior', reference: 'P1-white' },
	{ place: 'exterior', reference: 'P3-oak-natural' },
]

const asked: AskSamples = {
	colours: twoColours,
	firstName,
	lastName,
	email,
	address: home,
	language: 'fr',
}

export async function askSamples(
	{ client }: Browser,
	change: Partial<AskSamples> = {},
): Promise<void> {
	await client.configurator.samples({ ...asked, ...change })
}
