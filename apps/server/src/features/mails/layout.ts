// Tables and inline styles, since mail clients support little else.
import { inks } from '@gabarit/drawing'
import type { Language, Translator } from '@gabarit/i18n'
import type { Tenant } from '../tenants/service.ts'
import { html, type Markup, textOf } from './html.ts'

export type MailContent = {
	subject: string
	greeting: string
	paragraphs: string[]
	facts: { label: string; value: string }[]
	action: { label: string; url: string } | null
	notes: string[]
}

const { ink } = inks
const font = 'font-family:Arial,Helvetica,sans-serif'

function brightness(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4))
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function coloursOf(tenant: Tenant): { fill: string; on: string } {
	const { hexColour } = tenant
	const fill = hexColour !== null && /^#[0-9a-f]{6}$/i.test(hexColour) ? hexColour : inks.accent
	const onWhite = 1.05 / (brightness(fill) + 0.05)
	const onInk = (brightness(fill) + 0.05) / (brightness(ink) + 0.05)
	return { fill, on: onWhite >= onInk ? inks.paper : ink }
}

function contactOf(tenant: Tenant): string[] {
	return [tenant.name, tenant.address, tenant.phoneNumber, tenant.email].filter((it) => it !== '')
}

function factRow({ label, value }: MailContent['facts'][number]): Markup {
	return html`<tr><td style="padding:4px 16px 4px 0;color:${inks.ink2};vertical-align:top">${label}</td><td style="padding:4px 0;font-weight:bold">${value}</td></tr>`
}

function button({ label, url }: { label: string; url: string }, tenant: Tenant): Markup {
	const { fill, on } = coloursOf(tenant)
	return html`<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;background:${fill};color:${on};text-decoration:none;font-weight:bold;border-radius:2px">${label}</a></p><p style="margin:0 0 16px;color:${inks.ink2};font-size:13px;word-break:break-all">${url}</p>`
}

/** On white, since a logo is not drawn for our colours. */
function logoRow({ tenant, logo }: Sender): Markup | null {
	if (logo === null) return null
	return html`<tr><td style="padding:16px 24px"><img src="${logo}" alt="${tenant.name}" height="48" style="display:block;height:48px;width:auto;max-width:240px;border:0"></td></tr>`
}

export type Sender = { tenant: Tenant; logo: string | null }

export function htmlOf(content: MailContent, sender: Sender, language: Language): string {
	const { tenant } = sender
	const { fill, on } = coloursOf(tenant)
	const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
	const small = (text: string) =>
		html`<p style="margin:0 0 8px;color:${inks.ink2};font-size:13px">${text}</p>`
	const line = (text: string) => html`${text}<br>`
	const facts =
		content.facts.length === 0
			? null
			: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;${font};font-size:15px;color:${ink}">${content.facts.map(factRow)}</table>`
	return textOf(html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${content.subject}</title></head>
<body style="margin:0;padding:24px 12px;background:${inks.page}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;background:${inks.paper}">
${logoRow(sender)}<tr><td style="padding:16px 24px;background:${fill};color:${on};${font};font-size:18px;font-weight:bold">${tenant.name}</td></tr>
<tr><td style="padding:24px;${font};font-size:15px;line-height:1.5;color:${ink}">
${paragraph(content.greeting)}${content.paragraphs.map(paragraph)}${facts}${content.action && button(content.action, tenant)}${content.notes.map(small)}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${inks.sunken};${font};font-size:13px;line-height:1.5;color:${inks.ink2}">${contactOf(tenant).map(line)}</td></tr>
</table>
</body></html>
`)
}

export function plainTextOf(content: MailContent, tenant: Tenant, t: Translator): string {
	const blocks = [
		content.greeting,
		...content.paragraphs,
		content.facts.map((fact) => t('paper:fact', fact)).join('\n'),
		content.action && `${content.action.label}\n${content.action.url}`,
		...content.notes,
		`-- \n${contactOf(tenant).join('\n')}`,
	]
	return `${blocks.filter((it) => it !== null && it !== '').join('\n\n')}\n`
}
