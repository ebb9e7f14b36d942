// What the dashboard shows as plots and tables, in rows: a sheet for each figure that has any.
import { type Dashboard, mostCounted, openOrderStates, orderWord } from '@gabarit/contract'
import { formatNumber, type Language, type Translator } from '@gabarit/i18n'
import type { TableCell } from '../../lib/tables/table-file.ts'

export type Words = {
	t: Translator
	language: Language
	/** Names by code. */
	shops: ReadonlyMap<string, string>
	/** Sale prices, offers and what customers owe. */
	sells: boolean
}

type Sheet = { name: string; headings: string[]; rows: TableCell[][] }

const euros = (cents: number) => cents / 100

function daysOf({ from, until }: { from: string; until: string }): TableCell[] {
	return [{ day: from }, { day: until }]
}

export function sheetsOf(data: Dashboard, words: Words): Sheet[] {
	const sheets = [
		standingSheet(data, words),
		ordersSheet(data, words),
		...(words.sells ? [offersSheet(data, words), agesSheet(data, words)] : []),
		lateSheet(data, words),
		stepsSheet(data, words),
		racksSheet(data, words),
		coloursSheet(data, words),
		leadSheet(data, words),
		sellersSheet(data, words),
		shopsSheet(data, words),
	]
	return sheets.filter(({ rows }) => rows.length > 0)
}

function standingSheet({ states, late, unpaid }: Dashboard, { t, language, sells }: Words): Sheet {
	const counted = (count: Dashboard['late']) =>
		count ?? t('figures:moreThan', { number: formatNumber(mostCounted, language) })
	const found = new Map(states.map((row) => [row.state, row]))
	return {
		name: t('figures:now'),
		headings: [t('figures:head.state'), t('figures:head.count'), t('figures:head.euros')],
		rows: [
			...openOrderStates.flatMap((state) => {
				const row = found.get(state)
				const word = orderWord('state', state, null)
				return row ? [[t(`back-office:${word}`), row.count, euros(row.sum)]] : []
			}),
			[t('figures:late.title'), counted(late), null],
			...(sells ? [[t('figures:unpaid'), counted(unpaid), null]] : []),
		],
	}
}

function lateSheet({ lateOrders }: Dashboard, { t }: Words): Sheet {
	return {
		name: t('figures:late.title'),
		headings: [
			t('figures:head.order'),
			t('figures:head.customer'),
			t('figures:head.city'),
			t('figures:head.state'),
			t('figures:head.promised'),
			t('figures:head.workingDays'),
		],
		rows: lateOrders.map(({ reference, customer, city, state, deliveryMode, promised, days }) => [
			reference,
			customer,
			city,
			t(`back-office:${orderWord('state', state, deliveryMode)}`),
			{ day: promised },
			days,
		]),
	}
}

function ordersSheet({ spans }: Dashboard, { t, sells }: Words): Sheet {
	return {
		name: t(sells ? 'figures:orders.title' : 'figures:orders.supplied'),
		headings: [
			t('figures:head.from'),
			t('figures:head.until'),
			t('figures:head.orders'),
			t('figures:head.before'),
			t('figures:head.euros'),
		],
		rows: spans.map((span) => [...daysOf(span), span.orders, span.ordersBefore, euros(span.sum)]),
	}
}

function offersSheet({ spans }: Dashboard, { t }: Words): Sheet {
	return {
		name: t('figures:offers.title'),
		headings: [
			t('figures:head.from'),
			t('figures:head.until'),
			t('figures:head.ordered'),
			t('figures:head.open'),
			t('figures:head.lost'),
			t('figures:head.before'),
		],
		rows: spans.map((span) => {
			const { ordered, open, lost } = span.offers
			return [...daysOf(span), ordered, open, lost, span.offersBefore]
		}),
	}
}

function agesSheet({ openOffers: { ages } }: Dashboard, { t }: Words): Sheet {
	return {
		name: t('figures:ages.title'),
		headings: [
			t('figures:head.from'),
			t('figures:head.until'),
			t('figures:head.offers'),
			t('figures:head.euros'),
		],
		rows: ages.map((age) => [...daysOf(age), age.count, euros(age.sum)]),
	}
}

function stepsSheet({ steps }: Dashboard, { t }: Words): Sheet {
	return {
		name: t('figures:steps.title'),
		headings: [
			t('figures:steps.kind'),
			t('figures:head.step'),
			t('figures:head.designs'),
			t('figures:head.before'),
		],
		rows: steps.map(({ kind, step, value, before }) => [
			t(`figures:kind.${kind}`),
			t(`configurator:titles.${step}`),
			value,
			before,
		]),
	}
}

function racksSheet({ racks }: Dashboard, { t }: Words): Sheet {
	return {
		name: t('figures:racks.title'),
		headings: [t('figures:head.rack'), t('figures:head.orders'), t('figures:head.before')],
		rows: racks.map(({ rack, value, before }) => [
			t('figures:racks.name', { rack }),
			value,
			before,
		]),
	}
}

function coloursSheet({ colours }: Dashboard, { t }: Words): Sheet {
	return {
		name: t('figures:colours.title'),
		headings: [t('figures:head.colour'), t('figures:head.orders'), t('figures:head.before')],
		rows: colours.map(({ name, value, before }) => [name, value, before]),
	}
}

function leadSheet({ leadTimes: { whole, stages } }: Dashboard, { t }: Words): Sheet {
	const rows = whole === null ? [] : [{ stage: 'whole' as const, delay: whole }, ...stages]
	return {
		name: t('figures:lead.title'),
		headings: [t('figures:head.stage'), t('figures:head.medianDays'), t('figures:head.mostDays')],
		rows: rows.map(({ stage, delay }) => [
			t(`figures:lead.stage.${stage}`),
			delay?.median ?? null,
			delay?.most ?? null,
		]),
	}
}

function sellersSheet({ sellers }: Dashboard, { t }: Words): Sheet {
	return {
		name: t('figures:sellers.title'),
		headings: [
			t('figures:head.seller'),
			t('figures:head.orders'),
			t('figures:head.offers'),
			t('figures:head.euros'),
		],
		rows: sellers.map(({ name, orders, offers, sum }) => [
			name ?? t('figures:sellers.nobody'),
			orders,
			offers,
			euros(sum),
		]),
	}
}

function shopsSheet({ shops }: Dashboard, { t, shops: names, sells }: Words): Sheet {
	return {
		name: t('figures:shops.title'),
		headings: [
			t('figures:head.shop'),
			t('figures:head.orders'),
			...(sells ? [t('figures:head.offers')] : []),
			t('figures:head.euros'),
		],
		rows: shops.map(({ shop, orders, offers, sum }) => [
			names.get(shop) ?? shop,
			orders,
			...(sells ? [offers] : []),
			euros(sum),
		]),
	}
}
