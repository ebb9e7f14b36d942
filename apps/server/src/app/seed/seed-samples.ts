// One request for samples in each state, so that the list of the demo shows all three.
import type { AskSamples, SampleState } from '@gabarit/contract'
import { askSamples } from '../../features/samples/ask-samples.ts'
import { changeSamples, sampleList } from '../../features/samples/sample-list.ts'
import type { CallContext } from '../../lib/api.ts'
import type { Stage } from './seed-demo-orders.ts'

const hour = 3600_000
const seller = 'sofie.maes@atelier.example'

type DemoRequest = { hoursAgo: number; states: SampleState[]; asked: AskSamples }

const requests: DemoRequest[] = [
	{
		hoursAgo: 620,
		states: ['sent', 'done'],
		asked: {
			colours: [
				{ place: 'interior', reference: 'P1-white' },
				{ place: 'exterior', reference: 'P3-oak-natural' },
				{ place: 'exterior', reference: 'RAL-9016' },
			],
			firstName: 'Anne',
			lastName: 'Peeters',
			email: 'a.peeters@example.be',
			address: {
				street: 'Bruul',
				streetNumber: '21',
				postalCode: '2800',
				city: 'Mechelen',
				country: 'BE',
			},
			language: 'nl',
		},
	},
	{
		hoursAgo: 96,
		states: ['sent'],
		asked: {
			colours: [{ place: 'interior', reference: 'P1-grey-light' }],
			firstName: 'Jeanne',
			lastName: 'Hubert',
			email: 'bureau@studio-hetre.example',
			address: {
				street: 'Rue de Fer',
				streetNumber: '8',
				postalCode: '5000',
				city: 'Namur',
				country: 'BE',
			},
			language: 'fr',
		},
	},
	{
		hoursAgo: 5,
		states: [],
		asked: {
			colours: [
				{ place: 'interior', reference: 'P1-white' },
				{ place: 'exterior', reference: 'P3-oak-natural' },
			],
			firstName: 'Thomas',
			lastName: 'Lambert',
			email: 't.lambert@example.be',
			address: {
				street: 'Rue du Marché',
				streetNumber: '14',
				box: '2',
				postalCode: '6700',
				city: 'Arlon',
				country: 'BE',
			},
			language: 'fr',
		},
	},
]

type ContextFor = (tenant: string, email: string | null) => Promise<CallContext>

export async function seedSamples(stage: Stage, contextFor: ContextFor): Promise<void> {
	for (const { hoursAgo, states, asked } of requests) {
		const at = (hours: number) => new Date(stage.today.getTime() - hours * hour)
		stage.setNow(at(hoursAgo))
		await askSamples(await contextFor('atelier', null), asked)
		const context = await contextFor('atelier', seller)
		for (const [i, state] of states.entries()) {
			stage.setNow(at(hoursAgo / (i + 2)))
			const { rows } = await sampleList(context, { search: asked.email, limit: 1 })
			const [row] = rows
			if (row && row.state !== state)
				await changeSamples(context, { id: row.id, revision: row.revision, state })
		}
	}
}
