import { inks } from '@gabarit/drawing'
import { type Language, translatorOf } from '@gabarit/i18n'
import type { Tenant } from '../../tenants/service.ts'
import { closePaper, inner, margin, openPaper, writeRow } from './paper-page.ts'

const { ink } = inks
const title = { size: 20, weight: 600, color: ink } as const
const plain = { size: 10, weight: 400, color: ink } as const
const small = { size: 8.5, weight: 400, color: inks.ink2 } as const

/** `version` is a month, `2026-11`. The same input gives the same bytes. */
export function writeTermsPaper(
	{ name, address }: Pick<Tenant, 'name' | 'address'>,
	version: string,
	language: Language,
): Promise<Buffer> {
	const t = translatorOf(language)
	const heading = t('paper:terms.title')
	const footer = [name, address].filter((it) => it !== '').join('  ·  ')
	const date = new Date(`${version}-01T00:00:00Z`)
	const { paper, done } = openPaper({ title: `${name} – ${heading}`, language, date, footer })
	const words = [
		t('configurator:delivery.termsText'),
		t('configurator:delivery.withdrawal'),
		t('configurator:delivery.privacyText'),
	]
	writeRow(paper, [{ text: heading, x: margin, width: inner, style: title }], 8)
	const versionLine = t('paper:terms.version', { version })
	writeRow(paper, [{ text: versionLine, x: margin, width: inner, style: small }], 14)
	for (const text of words) writeRow(paper, [{ text, x: margin, width: inner, style: plain }], 8)
	closePaper(paper, small)
	return done
}
