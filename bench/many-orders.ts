// Three years of orders, written inside the database: half of them the first shop's, the others of all the rest;
// one in seven an offer; the newest three in a hundred still open. 1 kB of document and a small design each.
import { createHash } from 'node:crypto'
import { goldenConfigurations } from '@gabarit/engine/testing'
import type pg from 'pg'

const ownShops = Array.from({ length: 20 }, (_, n) => `shop-${n}`)
export const largestShop = 'shop-0'
/** Ids of a shop's sellers and customers are of their names: `seller shop-0 3`, `customer shop-0 17`. */
export const sellersOfShop = 5
export const customersOf = (isLargest: string) => `(case when ${isLargest} then 2400 else 125 end)`

const open = ['waiting', 'confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered']
const openOffers = ['offerInProgress', 'offerInProgress', 'offerInProgress', 'offerAccepted']
const lostOffers = ['offerRefused', 'offerExpired', 'offerCancelled']
const statusOf: Record<string, string> = {
	waiting: 'None',
	confirmed: 'Confirmed',
	sent: 'Confirmed',
	inProduction: 'InProduction',
	ready: 'Ready',
	scheduled: 'Scheduled',
	undelivered: 'Undelivered',
	done: 'Done',
	refused: 'Refused',
	offerInProgress: 'OfferInProgress',
	offerAccepted: 'OfferAccepted',
	offerRefused: 'OfferRefused',
	offerExpired: 'OfferRefused',
	offerCancelled: 'OfferRefused',
}
export const firstNames =
	'Élodie Thomas Sofie Jan Marie Luc Anne Pieter Chloé Bart Inès Koen Léa Wim Nathan Els Hugo Lien Jules An'
const towns = 'Arlon Namur Liège Gent Mons Huy Spa Aalst Brugge Dinant Leuven Genk Ath Wavre Halle'
const colours = 'P1-white P3-oak-natural P2-grey P5-sand P7-green'
const types = 'wardrobe wardrobe wardrobe tvFurniture shelves desk panels'

export const listOf = (words: readonly string[]) =>
	`array[${words.map((word) => `'${word}'`).join(', ')}]::text[]`
export const one = (words: readonly string[], by: string) =>
	`(${listOf(words)})[1 + (${by})::int % ${words.length}]`
const plain = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '')

/** The id that a name has in these rows, of the form of a random one. */
export const idOf = (name: string) =>
	createHash('md5')
		.update(name)
		.digest('hex')
		.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
export const idSql = (name: string) =>
	`overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`

/** Derived from the order's number: the same at every run. Twenty orders a name, however many there are. */
const drawn = (from: number, to: number, all: number, shops: readonly string[]) => `
	select n, n % 2 = 0 as is_largest,
		(${listOf(shops)})[case when n % 2 = 0 then 1 else 2 + n / 2 % ${shops.length - 1} end] as tenant,
		n % 7 = 3 as is_offer, n > ${all} * 0.97 as is_open, h,
		${one(firstNames.split(' '), 'h / 7')} as first_name,
		${one(firstNames.split(' ').map(plain), 'h / 7')} as first_plain,
		'Van ' || initcap(translate((n / 40 * 7919 % ${Math.ceil(all / 40)})::text, '0123456789', 'aelmnorstu')) || 'ers' as last_name,
		${one(towns.split(' '), 'h / 11')} as town,
		upper(translate(substr(md5('c' || n), 1, 12), '01', 'GH')) as code,
		now() - interval '3 years' * (1 - n::float8 / ${all}) as at
	from (select n, abs(hashint4(n)) as h from generate_series(${from}, ${to}) n) numbers`

const reached = (days: number) => `least(at + interval '${days} days', now())`
/** Null of an order that did not come so far. */
const when = (states: string, days: number) =>
	`case when state in (${states}) then ${reached(days)} end`
const shipped = `'ready', 'scheduled', 'undelivered', 'done'`

const columns = {
	tenant: 'tenant',
	reference: 'reference',
	code: 'code',
	kind: `case when is_offer then 'offer' else 'order' end`,
	status: `(jsonb '${JSON.stringify(statusOf)}') ->> state`,
	state: 'state',
	body_hash: 'md5(code)',
	sent_to_supplier_at: `case when state in ('waiting', 'confirmed') or is_offer then null else ${reached(2)} end`,
	language: `'fr'`,
	customer: `jsonb_build_object('type', case when h % 6 = 0 then 'Professional' else 'Individual' end,
		'firstName', first_name, 'lastName', last_name, 'email', email, 'gsm', '+32 470 ' || h % 1000000)`,
	customer_id: `case when h % 3 = 0 then null else ${idSql(`'customer ' || tenant || ' ' || h % ${customersOf('is_largest')}`)} end`,
	to_link: 'h % 3 = 0 and is_open',
	city: 'town',
	seller_id: idSql(`'seller ' || tenant || ' ' || h % ${sellersOfShop}`),
	seller_name: `'Seller ' || h % ${sellersOfShop}`,
	billing_address: `jsonb_build_object('street', 'Rue du Marché', 'streetNumber', (h % 90)::text, 'postalCode', '6700',
		'city', town, 'country', case when h % 8 = 0 then 'FR' else 'BE' end)`,
	delivery_mode: `case when h % 5 = 0 then 'pickUp' else 'delivery' end`,
	delivery_address: 'null',
	payment_type: `case when h % 4 = 0 then 'Online' else 'Bill' end`,
	payment_status: `case when state = 'done' and h % 200 > 0 then 'paid' else 'open' end`,
	paid: `case when state = 'done' and h % 200 > 0 then 100000 + h % 900000 else 0 end`,
	total: '100000 + h % 900000',
	net: '82645 + h % 743801',
	refund_due: `case when state = 'refused' and h % 1000 = 7 then 5000 else 0 end`,
	amount_to_supplier: '80000',
	pallets: '2',
	weight: '210.5',
	boards: '30 + h % 40',
	type: one(types.split(' '), 'h / 13'),
	racks: `jsonb_build_array('R' || h % 25, 'R' || 25 + h % 13)`,
	colour: one(colours.split(' '), 'h / 17'),
	zone: `'BE-1'`,
	supplier_days: '20',
	reseller_days: '5',
	planned_date: `(at + interval '30 days')::date`,
	supplier_date: `case when is_offer or state in ('waiting', 'refused') then null else (at + interval '22 days')::date end`,
	valid_until: `case when is_offer then (at + interval '30 days')::date end`,
	catalogue_version: `'seed'`,
	search: `(select string_agg(distinct word, ' ') from unnest(array[lower(reference), '26', lpad(n::text, 7, '0'),
		lower(code), lower(substr(code, 1, 4)), lower(substr(code, 5, 4)), lower(substr(code, 9, 4)),
		lower(first_plain), 'van', lower(substr(last_name, 5)), lower(email),
		'client' || h % 20, 'example', '0470' || h % 1000000, lower(town), '6700', 'rue', 'du', 'marche']) word)`,
	supplier_search: `(select string_agg(distinct word, ' ') from unnest(array[lower(reference), '26', lpad(n::text, 7, '0'),
		lower(code), lower(substr(code, 1, 4)), lower(substr(code, 5, 4)), lower(substr(code, 9, 4)),
		lower(first_plain), 'van', lower(substr(last_name, 5)), '0470' || h % 1000000, lower(town), '6700', 'rue', 'du', 'marche']) word)`,
	sort_name: `lower(last_name || ' ' || first_plain)`,
	ordered_at: 'at',
	offered_at: `case when is_offer then at when n % 14 = 5 then at - interval '6 days' end`,
	confirmed_at: `case when not is_offer and state not in ('waiting', 'refused') then ${reached(1)} end`,
	production_at: when(`'inProduction', ${shipped}`, 7),
	ready_at: when(shipped, 22),
	scheduled_at: when(`'scheduled', 'undelivered', 'done'`, 24),
	done_at: when(`'done'`, 30),
	changed_at: 'at',
} as const

const written = (drawing: string) => `
	with drawn as (${drawing}), inserted as (
		select *, '26-' || lpad(n::text, 7, '0') as reference,
			first_plain || '.' || lower(substr(last_name, 5)) || n / 40 || '@client' || h % 20 || '.example' as email,
			case when is_offer then
				(case when is_open then ${one(openOffers, 'h / 100')} else ${one(lostOffers, 'h / 100')} end)
				when is_open then ${one(open, 'h / 100')}
				when h % 20 = 7 then 'refused' else 'done' end as state
		from drawn), rows as (
		insert into orders (${Object.keys(columns).join(', ')})
		select ${Object.values(columns).join(', ')} from inserted returning tenant, id, search)
	select tenant, id, search into temporary new_rows from rows`

/** One that can be drawn: a list shows its picture. */
const design = JSON.stringify(goldenConfigurations.g1)

const designed = (drawing: string) => `
	with saved as (insert into designs (tenant, code, configuration, configuration_hash, language, email, frozen, created_at, updated_at)
		select tenant, code, $design$${design}$design$, md5(code), 'fr', 'client' || n / 40 || '@client.example', true, at, at from (${drawing}) drawn
		returning tenant, code, configuration, created_at)
	insert into design_versions (tenant, code, version, configuration, created_at)
	select tenant, code, 1, configuration, created_at from saved`

/** The trigger's rows, written in bulk. */
const following = [
	`insert into order_words (tenant, word, order_id)
		select tenant, word collate "C", id from new_rows, unnest(string_to_array(search, ' ')) word
		order by tenant collate "C", word collate "C", id`,
	`insert into order_snapshots (tenant, order_id, configuration, furniture, catalogue, quote, cost, cut_list)
		select tenant, id, '{}', jsonb_build_object('document', repeat(md5(id::text), 31)), '{}', '{"country": "BE"}', '{}', '[]'
		from new_rows`,
	'drop table new_rows',
]

export async function openShops(pool: pg.Pool): Promise<void> {
	await pool.query(
		`insert into tenants (code, name, is_default) select code, 'Shop ' || code, code = '${largestShop}'
			from unnest(${listOf(ownShops)}) code`,
	)
}

const filled = ['orders', 'order_words', 'order_snapshots', 'designs', 'design_versions']

/** Indexes that no constraint needs are built once at the end, sorted. */
async function withoutIndexes(client: pg.PoolClient, write: () => Promise<void>): Promise<void> {
	const { rows } = await client.query<{ name: string; definition: string }>(
		`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
			from pg_index i where i.indrelid = any($1::regclass[])
			and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
		[filled],
	)
	for (const { name } of rows) await client.query(`drop index ${name}`)
	await write()
	for (const { definition } of rows) await client.query(definition)
}

type Written = { from: number; to: number; shops?: readonly string[] }

/** Orders `from` to `to` of a database that will have `to`, half of them of the first shop. */
export async function writeOrders(
	pool: pg.Pool,
	{ from, to, shops = ownShops }: Written,
): Promise<void> {
	const client = await pool.connect()
	const drawing = drawn(from, to, to, shops)
	try {
		await client.query(
			"set gabarit.tenant = '*'; alter table orders disable trigger user; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
		)
		await withoutIndexes(client, async () => {
			for (const statement of [designed(drawing), written(drawing), ...following])
				await client.query(statement)
		})
		await client.query('alter table orders enable trigger user')
		await client.query('vacuum analyze')
	} finally {
		client.release(true)
	}
}
