// What stands beside the orders of many-orders.ts: 5,000 accounts, three messages and two papers of each order, its
// audit, requests for samples, and what opened each step on each day.
import { allStepNames } from '@gabarit/contract'
import type pg from 'pg'
import { customersOf, firstNames, idSql, listOf, one, sellersOfShop } from './many-orders.ts'

/** Accounts of staff beside the sellers: disabled, invited, or not seen for long. */
const otherStaff = 6

const searchOf = `lower(concat_ws(' ', last_name, first_name, last_name, email, company_name))`

const staff = (shops: readonly string[]) => `
	select shop as tenant, ${idSql(`'seller ' || shop || ' ' || k`)} as id, 'seller' || k || '@' || shop || '.example' as email,
		${one(firstNames.split(' '), 'k')} as first_name, 'Seller ' || k as last_name, null as company_name,
		case when k = 0 then 'ResellerAdmin' else 'ResellerEmployee' end as role,
		case when k % 4 = 3 then null else 'no password' end as password_hash,
		case when k % 5 = 4 then now() - interval '40 days' end as disabled_at,
		now() - interval '1 day' * (k * 20) as last_login_at
	from unnest(${listOf(shops)}) shop, generate_series(0, ${sellersOfShop + otherStaff - 1}) k`

const customers = (shops: readonly string[]) => `
	select shop as tenant, ${idSql(`'customer ' || shop || ' ' || k`)} as id, 'customer' || k || '@' || shop || '.client.example' as email,
		${one(firstNames.split(' '), 'k')} as first_name, 'Client ' || k as last_name,
		case when k % 6 = 0 then 'Menuiserie ' || k end as company_name,
		case when k % 6 = 0 then 'ProfessionalCustomer' else 'IndividualCustomer' end as role,
		case when k % 9 = 3 then null else 'no password' end as password_hash,
		case when k % 50 = 4 then now() - interval '40 days' end as disabled_at,
		now() - interval '1 day' * (k % 300) as last_login_at
	from unnest(${listOf(shops)}) shop, generate_series(0, ${customersOf(`shop = '${shops[0]}'`)} - 1) k`

const accounts = (people: string) => `
	insert into users (tenant, id, email, first_name, last_name, company_name, role, password_hash, disabled_at,
		last_login_at, search, created_at)
	select tenant, id, email, first_name, last_name, company_name, role, password_hash, disabled_at, last_login_at,
		${searchOf}, now() - interval '2 years' from (${people}) people`

const ofOrders = `from orders where reference ~ '^26-\\d{7}$'`
const mails = ['orderPlaced', 'sellerNotice', 'orderChanged']

const messages = `
	insert into outbox (tenant, channel, "to", language, mail, state, attempts, subject, text, html, status, milliseconds,
		created_at, queued_at, done_at)
	select tenant, 'mail', customer ->> 'email', 'fr',
		jsonb_build_object('kind', sent, 'order', jsonb_build_object('reference', reference)),
		case when hashtext(reference || sent) % 500 = 7 then 'dead' else 'sent' end, 1,
		'Commande ' || reference, repeat('texte ', 40), repeat('<p>texte</p>', 80), 250, 40, ordered_at, ordered_at, ordered_at
	from (select * ${ofOrders}) orders, unnest(${listOf(mails)}) sent`

const kept = `
	insert into mailbox (tenant, id, at, kind, language, "from", "to", subject, reference, text, html, attachments)
	select tenant, id, created_at, kind, language, 'bonjour@shop.example', "to", subject, reference, text, html, '[]'
	from outbox where state = 'sent' and reference is not null`

const papers = `
	insert into documents (tenant, code, kind, version, language, file_name, media_type, content, created_at)
	select tenant, code, paper, 1, 'fr', paper || '-' || reference || '.pdf', 'application/pdf', '\\x25504446', ordered_at
	from (select * ${ofOrders}) orders, unnest(array['plan', case when kind = 'offer' then 'offer' else 'order' end]) paper`

const entries = `
	insert into audit (tenant, code, at, who, actor_kind, event, data)
	select tenant, code, ordered_at + interval '1 day' * place, 'Seller 1', 'user', event, '{"amount":1000}'
	from (select * ${ofOrders}) orders, unnest(array['designSaved', 'orderPlaced', 'orderAccepted', 'sentToSupplier',
		'paymentReceived']) with ordinality entry (event, place)
	where ordered_at + interval '1 day' * place < now()`

const samples = `
	insert into sample_requests (tenant, state, colours, first_name, last_name, email, address, language, request_hash,
		search, created_at)
	select tenant, (array['new', 'sent', 'done'])[1 + abs(hashtext(reference)) % 3],
		'[]', customer ->> 'firstName', customer ->> 'lastName', customer ->> 'email', billing_address, 'fr', md5(code),
		sort_name || ' ' || lower(customer ->> 'email'), ordered_at
	from (select * ${ofOrders} and reference like '%7' and kind = 'order') orders`

const steps = (shops: readonly string[]) => `
	insert into step_counts (tenant, day, kind, step, count)
	select shop, day::date, 'dressing', step, 60 - place
	from unnest(${listOf(shops)}) shop, generate_series(now() - interval '3 years', now(), interval '1 day') day,
		unnest(${listOf(allStepNames)}) with ordinality opened (step, place)`

const filled = 'users outbox mailbox documents audit sample_requests step_counts'.split(' ')

/** Of the orders that stand there already, in the same shops, the one with half of them first. */
export async function writePeople(pool: pg.Pool, shops: readonly string[]): Promise<void> {
	const client = await pool.connect()
	try {
		await client.query("set gabarit.tenant = '*'; set work_mem = '256MB'")
		const all = [accounts(staff(shops)), accounts(customers(shops)), messages, kept, papers]
		for (const statement of [...all, entries, samples, steps(shops)]) await client.query(statement)
		for (const table of filled) await client.query(`vacuum analyze ${table}`)
	} finally {
		client.release(true)
	}
}
