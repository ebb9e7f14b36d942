// Three years of orders, written inside the database: half of them one shop's, the others of nineteen more;
// one in seven an offer; the newest three in a hundred still open. 1 kB of document each.
import type pg from 'pg'

const shops = 20
export const largestShop = 'shop-0'

const open = ['waiting', 'confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered']
const firstNames =
	'Élodie Thomas Sofie Jan Marie Luc Anne Pieter Chloé Bart Inès Koen Léa Wim Nathan Els Hugo Lien Jules An'
const towns = 'Arlon Namur Liège Gent Mons Huy Spa Aalst Brugge Dinant Leuven Genk Ath Wavre Halle'

const listOf = (words: readonly string[]) =>
	`array[${words.map((word) => `'${word}'`).join(', ')}]::text[]`
const one = (words: readonly string[], by: string) =>
	`(${listOf(words)})[1 + (${by})::int % ${words.length}]`
const plain = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '')

/** Derived from the order's number: the same at every run. */
const drawn = (from: number, to: number, all: number) => `
	select n, 'shop-' || case when n % 2 = 0 then 0 else 1 + n / 2 % ${shops - 1} end as tenant,
		n % 7 = 3 as is_offer, n > ${all} * 0.97 as is_open, h,
		${one(firstNames.split(' '), 'h / 7')} as first_name,
		${one(firstNames.split(' ').map(plain), 'h / 7')} as first_plain,
		-- Twenty orders a name, however many orders there are.
		'Van ' || initcap(translate((n / 40 * 7919 % ${Math.ceil(all / 40)})::text, '0123456789', 'aelmnorstu')) || 'ers' as last_name,
		${one(towns.split(' '), 'h / 11')} as town,
		upper(translate(substr(md5('c' || n), 1, 12), '01', 'GH')) as code,
		now() - interval '3 years' * (1 - n::float8 / ${all}) as at
	from (select n, abs(hashint4(n)) as h from generate_series(${from}, ${to}) n) numbers`

const written = (from: number, to: number, all: number) => `
	with drawn as (${drawn(from, to, all)}), inserted as (
		select *, '26-' || lpad(n::text, 7, '0') as reference,
			first_plain || '.' || lower(substr(last_name, 5)) || n / 40 || '@client' || h % 20 || '.example' as email,
			case when is_offer then (case when is_open then 'offerInProgress' else 'offerRefused' end)
				when is_open then ${one(open, 'h / 100')}
				when h % 20 = 7 then 'refused' else 'done' end as state
		from drawn), rows as (
		insert into orders (tenant, reference, code, kind, status, state, body_hash, sent_to_supplier_at, language,
			customer, to_link, city, seller_name, billing_address, delivery_mode, delivery_address, payment_type,
			payment_status, total, refund_due, amount_to_supplier, pallets, weight, zone, supplier_days, reseller_days,
			planned_date, catalogue_version, search, sort_name, ordered_at, changed_at)
		select tenant, reference, code, case when is_offer then 'offer' else 'order' end,
			case when is_offer then 'OfferRefused' else 'Done' end, state, md5(code),
			case when state in ('waiting', 'confirmed') or is_offer then null else at end, 'fr',
			jsonb_build_object('type', 'Individual', 'firstName', first_name, 'lastName', last_name, 'email', email,
				'gsm', '+32 470 ' || h % 1000000), h % 3 = 0, town, 'Seller ' || h % 5,
			jsonb_build_object('street', 'Rue du Marché', 'streetNumber', h % 90, 'postalCode', '6700', 'city', town,
				'country', 'BE'), 'delivery', null, 'Bill', 'open', 100000 + h % 900000,
			case when state = 'refused' and h % 1000 = 7 then 5000 else 0 end, 80000, 2, 210.5, 'BE-1', 20, 5,
			(at + interval '30 days')::date, 'seed',
			(select string_agg(distinct word, ' ') from unnest(array[lower(reference), '26', lpad(n::text, 7, '0'),
				lower(code), lower(substr(code, 1, 4)), lower(substr(code, 5, 4)), lower(substr(code, 9, 4)),
				lower(first_plain), 'van', lower(substr(last_name, 5)), lower(email),
				'client' || h % 20, 'example', '0470' || h % 1000000, lower(town), '6700', 'rue', 'du', 'marche'])
				word),
			lower(last_name || ' ' || first_plain), at, at
		from inserted returning tenant, id, search)
	select tenant, id, search into temporary new_rows from rows`

const designed = (from: number, to: number, all: number) => `
	insert into designs (tenant, code, configuration, configuration_hash, language, email, frozen, created_at, updated_at)
	select tenant, code, '{"version":1}', md5(code), 'fr', 'client' || n / 40 || '@client.example', true, at, at from (${drawn(from, to, all)}) drawn`

/** The trigger's rows, written in bulk. */
const following = [
	`insert into order_words (tenant, word, order_id)
		select tenant, word collate "C", id from new_rows, unnest(string_to_array(search, ' ')) word
		order by tenant collate "C", word collate "C", id`,
	`insert into order_snapshots (tenant, order_id, configuration, furniture, catalogue, quote, cost, cut_list)
		select tenant, id, '{}', jsonb_build_object('document', repeat(md5(id::text), 31)), '{}', '{}', '{}', '[]'
		from new_rows`,
	'drop table new_rows',
]

export async function openShops(pool: pg.Pool): Promise<void> {
	await pool.query(
		`insert into tenants (code, name, is_default) select 'shop-' || n, 'Shop ' || n, n = 0
			from generate_series(0, ${shops - 1}) n`,
	)
}

const filled = ['orders', 'order_words', 'order_snapshots', 'designs']

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

/** Orders `from` to `to` of a database that will have `to`. */
export async function writeOrders(pool: pg.Pool, from: number, to: number): Promise<void> {
	const client = await pool.connect()
	try {
		await client.query(
			"set gabarit.tenant = '*'; alter table orders disable trigger user; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
		)
		await withoutIndexes(client, async () => {
			const statements = [designed(from, to, to), written(from, to, to), ...following]
			for (const statement of statements) await client.query(statement)
		})
		await client.query('alter table orders enable trigger user')
		await client.query('vacuum analyze')
	} finally {
		client.release(true)
	}
}
