// The rows of a real order, written by hand table by table, with the same bytes and new keys, by prepared statements:
// what the database alone can do.
import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Parents first. A trigger writes an order's words: they are part of both. */
const tables = ['designs', 'design_versions', 'orders', 'order_snapshots', 'audit', 'outbox']

type Row = { table: string; columns: string[]; values: (string | null)[] }
type Sample = { rows: Row[]; code: string; reference: string; id: string }

async function sampleOf(client: pg.Client, code: string): Promise<Sample> {
	const found = await client.query<{ id: string; reference: string }>(
		'select id, reference from orders where code = $1',
		[code],
	)
	const { id, reference } = found.rows[0] ?? { id: '', reference: '' }
	const rows: Row[] = []
	for (const table of tables) {
		const { rows: named } = await client.query<{ name: string }>(
			`select column_name as name from information_schema.columns where table_schema = 'public'
				and table_name = $1 and is_identity = 'NO' order by ordinal_position`,
			[table],
		)
		const columns = named.map((it) => it.name)
		const texts = columns.map((name) => `${pg.escapeIdentifier(name)}::text`)
		const answer = await client.query<(string | null)[]>({
			text: `select ${texts.join(', ')} from ${table} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`,
			values: [code, id],
			rowMode: 'array',
		})
		rows.push(...answer.rows.map((values) => ({ table, columns, values })))
	}
	return { rows, code, reference, id }
}

type Statement = { name: string; text: string; values: (string | null)[] }

function statementsOf(sample: Sample, code: string, reference: string): Statement[] {
	const id = randomUUID()
	const renamed = (text: string) =>
		text
			.replaceAll(sample.code, code)
			.replaceAll(sample.code.toLowerCase(), code.toLowerCase())
			.replaceAll(sample.reference, reference)
			.replaceAll(sample.id, id)
	return sample.rows.map(({ table, columns, values }) => ({
		name: table,
		text: `insert into ${table} (${columns.map(pg.escapeIdentifier).join(', ')})
			values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
		values: values.map((value, i) => {
			if (table === 'outbox' && columns[i] === 'id') return randomUUID()
			return value === null ? null : renamed(value)
		}),
	}))
}

/** `measure`: transactions a second, and the milliseconds of each. */
export async function plainOrders(url: string, code: string, connections: number) {
	const clients = Array.from({ length: connections }, () => new pg.Client(url))
	await Promise.all(clients.map((client) => client.connect()))
	const [first] = clients
	if (!first) throw new Error('no connection')
	const sample = await sampleOf(first, code)
	const bytes = sample.rows
		.flatMap((it) => it.values)
		.reduce((sum, it) => sum + (it?.length ?? 0), 0)
	let last = 0
	const write = async (client: pg.Client) => {
		last += 1
		const number = String(last).padStart(9, '0')
		await client.query('begin')
		const own = `P${number}`.padEnd(12, 'Z')
		for (const statement of statementsOf(sample, own, `P-${number}`)) await client.query(statement)
		await client.query('commit')
	}
	return {
		described: `${sample.rows.length} rows in ${tables.length} tables, ${(bytes / 1000).toFixed(0)} kB`,
		measure: async (until: () => boolean): Promise<{ rate: number; times: number[] }> => {
			const from = performance.now()
			const times: number[] = []
			const writing = clients.map(async (client) => {
				while (!until()) {
					const begun = performance.now()
					await write(client)
					times.push(performance.now() - begun)
				}
			})
			await Promise.all(writing)
			return { rate: times.length / ((performance.now() - from) / 1000), times }
		},
		close: () => Promise.all(clients.map((client) => client.end())),
	}
}
