import { inks } from '@gabarit/drawing'
import { type Language, translatorOf } from '@gabarit/i18n'
import type { Tenant } from '../../tenants/service.ts'
import type { LegalText } from '../service.ts'
import { closePaper, inner, margin, openPaper, writeRow } from './paper-page.ts'

const { ink } = inks
const title = { size: 20, weight: 600, color: ink } as const
const plain = { size: 10, weight: 400, color: ink } as const
const small = { size: 8.5, weight: 400, color: inks.ink2 } as const

const paragraphs = {
	terms: [
		'terms.seller',
		'terms.made',
		'terms.price',
		'terms.delivery',
		'terms.payment',
		'terms.withdrawal',
		'terms.guarantee',
		'terms.disputes',
	],
	privacy: [
		'privacy.who',
		'privacy.what',
		'privacy.why',
		'privacy.share',
		'privacy.long',
		'privacy.rights',
	],
} as const

/** `version` is a month, `2026-11`. The same input gives the same bytes. */
export function writeLegalPaper(
	text: LegalText,
	{ name, address, email }: Pick<Tenant, 'name' | 'address' | 'email'>,
	{ version, language }: { version: string; language: Language },
): Promise<Buffer> {
	const t = translatorOf(language)
	const heading = t(`paper:${text}.title`)
	const footer = [name, address].filter((it) => it !== '').join('  ·  ')
	const date = new Date(`${version}-01T00:00:00Z`)
	const { paper, done } = openPaper({ title: `${name} – ${heading}`, language, date, footer })
	const contact = [name, address, email].filter((it) => it !== '').join(', ')
	writeRow(paper, [{ text: heading, x: margin, width: inner, style: title }], 8)
	const versionLine = t('paper:version', { version })
	writeRow(paper, [{ text: versionLine, x: margin, width: inner, style: small }], 14)
	for (const key of paragraphs[text]) {
		const words = t(`paper:${key}`, { shop: name, contact })
		writeRow(paper, [{ text: words, x: margin, width: inner, style: plain }], 8)
	}
	closePaper(paper, small)
	return done
}
