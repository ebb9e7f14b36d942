import { readableCode } from '@gabarit/contract'
import { inks } from '@gabarit/drawing'
import { formatDate, translatorOf } from '@gabarit/i18n'
import { asShown } from '@gabarit/price'
import type { OrderPaper } from '../../orders/service.ts'
import {
	closePaper,
	inner,
	margin,
	openPaper,
	type Paper,
	rule,
	type Style,
	writeRow,
} from './paper-page.ts'
import { type PaperRow, paperRows } from './paper-words.ts'

const { ink } = inks
const style = {
	title: { size: 20, weight: 600, color: ink },
	strong: { size: 10, weight: 600, color: ink },
	plain: { size: 10, weight: 400, color: ink },
	small: { size: 8.5, weight: 400, color: inks.ink2 },
	total: { size: 12, weight: 600, color: ink },
} as const satisfies Record<string, Style>

const amountWidth = 90
const half = inner / 2 - 10

export function writeOrderPaper(
	order: OrderPaper,
	logo: Buffer | null,
	date: Date,
): Promise<Buffer> {
	const t = translatorOf(order.language)
	const { tenant, reference } = order
	const title = `${t(`paper:${order.kind}.title`)} ${reference}`
	const contact = [tenant.name, tenant.address, tenant.phoneNumber, tenant.email]
	const footer = contact.filter((it) => it !== '').join('  ·  ')
	const { paper, done } = openPaper({
		title: `${tenant.name} – ${title}`,
		language: order.language,
		date,
		footer,
	})
	writeHead(paper, order, logo, title)
	writePeople(paper, order)
	writeTable(paper, order)
	writeEnd(paper, order)
	closePaper(paper, style.small)
	return done
}

function writeHead(paper: Paper, order: OrderPaper, logo: Buffer | null, title: string): void {
	const { tenant } = order
	if (logo) {
		const alt = tenant.name
		const draw = () => paper.doc.image(logo, margin, margin, { fit: [190, 60] })
		paper.doc.addStructure(paper.doc.struct('Figure', { alt }, draw))
		paper.y = margin + 74
	} else writeRow(paper, [{ text: tenant.name, x: margin, width: inner, style: style.total }], 18)
	writeRow(paper, [{ text: title, x: margin, width: inner, style: style.title }], 8)
	writeRow(paper, [{ text: factsOf(order), x: margin, width: inner, style: style.plain }], 14)
}

function factsOf(order: OrderPaper): string {
	const t = translatorOf(order.language)
	const date = (iso: string) => formatDate(iso, order.language, 'long')
	const facts = [
		{ label: t('paper:date'), value: date(order.orderedAt) },
		{ label: t('paper:code'), value: readableCode(order.code) },
		{ label: t('paper:validUntil'), value: order.validUntil && date(order.validUntil) },
		{ label: t('paper:plannedDate'), value: order.plannedDate && date(order.plannedDate) },
	]
	return facts
		.flatMap(({ label, value }) => (value === null ? [] : [t('paper:fact', { label, value })]))
		.join('\n')
}

function linesOf(address: OrderPaper['billingAddress']): string[] {
	if (address === null) return []
	const { street, streetNumber, box, postalCode, city, country } = address
	const number = box === undefined ? streetNumber : `${streetNumber} / ${box}`
	return [`${street} ${number}`, `${country}-${postalCode} ${city}`]
}

function writePeople(paper: Paper, order: OrderPaper): void {
	const t = translatorOf(order.language)
	const { customer, tenant } = order
	const vats = Object.values(tenant.vats)
	const seller = [tenant.name, tenant.address, tenant.phoneNumber, tenant.email, ...vats]
	const buyer = [
		customer.companyName ?? '',
		`${customer.firstName} ${customer.lastName}`,
		...linesOf(order.billingAddress),
		customer.email,
		customer.phoneNumber ?? customer.gsm ?? '',
		customer.vatNumber ?? '',
	]
	const column = (x: number, label: string, lines: string[]) => {
		const text = lines.filter((it) => it !== '').join('\n')
		return {
			head: { text: label, x, width: half, style: style.small },
			body: { text, x, width: half, style: style.plain },
		}
	}
	const columns = [
		column(margin, t('paper:seller'), seller),
		column(margin + inner / 2 + 10, t('paper:customer'), buyer),
	]
	writeRow(
		paper,
		columns.map((it) => it.head),
		2,
	)
	writeRow(
		paper,
		columns.map((it) => it.body),
		12,
	)
	const place =
		order.deliveryMode === 'pickUp'
			? [t('paper:pickUp')]
			: [t('paper:delivery'), ...linesOf(order.deliveryAddress ?? order.billingAddress)]
	writeRow(paper, [{ text: place.join(', '), x: margin, width: inner, style: style.plain }], 14)
}

const looks: Record<PaperRow['kind'], Style> = {
	group: style.strong,
	line: style.small,
	step: style.plain,
	total: style.total,
}

function writeTable(paper: Paper, order: OrderPaper): void {
	const t = translatorOf(order.language)
	const { quote } = order
	if (quote === null) {
		writeRow(paper, [{ text: t('paper:noPrice'), x: margin, width: inner, style: style.plain }], 10)
		return
	}
	const side = asShown(quote).includesVat ? 'including' : 'excluding'
	const tax = t(`price:tax.${side}.${quote.country}`)
	const heading = { text: t('paper:amounts', { tax }), x: margin, width: inner, style: style.small }
	writeRow(paper, [{ ...heading, align: 'right' }], 2)
	rule(paper, inks.rule)
	for (const row of paperRows({ ...order, quote })) {
		if (row.kind === 'total') rule(paper, inks.rule)
		if (row.kind === 'group') paper.y += 4
		const look = looks[row.kind]
		const indent = row.kind === 'line' ? 12 : 0
		writeRow(
			paper,
			[
				{
					text: row.label,
					x: margin + indent,
					width: inner - amountWidth - indent - 10,
					style: look,
				},
				{
					text: row.amount,
					x: margin + inner - amountWidth,
					width: amountWidth,
					align: 'right',
					style: look,
				},
			],
			row.kind === 'line' ? 1 : 4,
		)
	}
	paper.y += 10
}

function writeEnd(paper: Paper, order: OrderPaper): void {
	const t = translatorOf(order.language)
	const { tenant, remark } = order
	const notes = [
		remark === null ? '' : `${t('paper:remark')} ${remark}`,
		tenant.noPaymentMessage ?? '',
		t(`paper:${order.kind}.note`),
	]
	for (const text of notes.filter((it) => it !== ''))
		writeRow(paper, [{ text, x: margin, width: inner, style: style.plain }], 6)
}
