import { readableCode } from '@gabarit/contract'
import type { MailContent } from './layout.ts'
import type { SampleOfColour, SamplesFacts } from './service.ts'
import { greetingOf, questions, type Writing } from './writing.ts'

function nameOf({ firstName, lastName }: SamplesFacts): string {
	return `${firstName} ${lastName}`
}

function addressOf({ address }: SamplesFacts, t: Writing['t']): string {
	const { street, streetNumber, box, postalCode, city, country } = address
	const line = [street, streetNumber, box].filter(Boolean).join(' ')
	return `${line}, ${postalCode} ${city}, ${t(`mail:samples.country.${country}`)}`
}

function colourFact({ t, row }: Writing, sample: SampleOfColour): MailContent['facts'][number] {
	const { place, reference, label } = sample
	return {
		label: t(`mail:samples.${place}`),
		value: t('mail:samples.colour', { name: label[row.language], reference }),
	}
}

/** To the person who asked. */
export function samplesAsked(writing: Writing, samples: SamplesFacts): MailContent {
	const { t, tenant } = writing
	const values = { shop: tenant.name, count: samples.colours.length }
	return {
		subject: t('mail:samplesAsked.subject', values),
		greeting: greetingOf(t, nameOf(samples)),
		paragraphs: [t('mail:samplesAsked.text', values)],
		facts: [
			...samples.colours.map((sample) => colourFact(writing, sample)),
			{ label: t('mail:samples.address'), value: addressOf(samples, t) },
		],
		action: null,
		notes: [t('mail:samplesAsked.wrong'), questions(writing)],
	}
}

/** To the shop. */
export function samplesNotice(writing: Writing, samples: SamplesFacts): MailContent {
	const { t, services, tenant } = writing
	const { code, email } = samples
	const values = { name: nameOf(samples), count: samples.colours.length }
	const design = code === null ? [] : [{ label: t('mail:fact.code'), value: readableCode(code) }]
	return {
		subject: t('mail:samplesNotice.subject', values),
		greeting: greetingOf(t, null),
		paragraphs: [t('mail:samplesNotice.text', values)],
		facts: [
			{ label: t('mail:fact.customer'), value: values.name },
			{ label: t('mail:fact.contact'), value: email },
			{ label: t('mail:samples.address'), value: addressOf(samples, t) },
			...samples.colours.map((sample) => colourFact(writing, sample)),
			...design,
		],
		action: {
			label: t('mail:sellerNotice.action'),
			url: `${services.addressOf(tenant)}/back-office/samples`,
		},
		notes: [],
	}
}
