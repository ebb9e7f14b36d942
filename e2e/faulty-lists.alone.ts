// Each of the five price lists, as CSV and as a workbook: with two wrong cells it is refused and both are located in
// words; mended it is accepted. Nothing is put in force.
import { expect, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { logIn } from './seller.ts'
import { wordsOf } from './words.ts'
import { letterOf, workbookOf } from './workbook.ts'

const words = wordsOf('fr')

/** By rows of the file, the header being the first. */
type Fault = { row: number; column: number; found: string; says: RegExp }

const lists = {
	modules: [
		{ row: 3, column: 4, found: 'cent', says: words('imports:problem.cell_wrong') },
		{ row: 5, column: 0, found: 'Tripel', says: words('imports:problem.cell_wrong') },
	],
	doors: [
		{ row: 2, column: 3, found: '0', says: words('imports:problem.price_zero') },
		{ row: 7, column: 1, found: 'large', says: words('imports:problem.cell_wrong') },
	],
	finishes: [
		{ row: 4, column: 3, found: '1,10 x', says: words('imports:problem.cell_wrong') },
		{ row: 6, column: 3, found: '', says: words('imports:problem.cell_empty') },
	],
	accessories: [
		{ row: 2, column: 3, found: 'gratuit', says: words('imports:problem.cell_wrong') },
		{ row: 9, column: 2, found: 'euros', says: words('imports:problem.cell_wrong') },
	],
	delivery: [
		{ row: 3, column: 4, found: '79 €/p', says: words('imports:problem.cell_wrong') },
		{ row: 8, column: 0, found: 'LU', says: words('imports:problem.cell_wrong') },
	],
} as const satisfies Record<string, readonly Fault[]>
type Kind = keyof typeof lists
const kinds = Object.keys(lists) as Kind[]

/** After the row and the column. */
const anywhere = ({ source }: RegExp) => new RegExp(source.replace('^\\s*', ''), 'u')

type Table = string[][]

const csvOf = (table: Table) => Buffer.from(`${table.map((row) => row.join(';')).join('\n')}\n`)

const formats = {
	csv: { fileOf: csvOf, mimeType: 'text/csv' },
	xlsx: {
		fileOf: workbookOf,
		mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	},
}

/** The list in force, as its template has it. */
async function tableInForce(page: Page, kind: Kind): Promise<Table> {
	const path = `/api/back-office/prices/templates/${kind}?format=csv`
	const text = await page.evaluate(async (at) => (await fetch(at)).text(), path)
	const lines = text.replace('\uFEFF', '').trim().split(/\r?\n/u)
	return lines.map((line) => line.split(';'))
}

function withCell(table: Table, { row, column, found }: Fault): Table {
	return table.map((cells, at) => (at === row - 1 ? cells.with(column, found) : cells))
}

/** Another last price, so that it is not the list in force; all of them where a zone has one price. */
function dearer(table: Table, kind: Kind): Table {
	const from = kind === 'delivery' ? 1 : table.length - 1
	const raised = (text = '') => text.replace(/^\d+/u, (whole) => String(Number(whole) + 1))
	return table.map((row, at) => (at < from ? row : row.toSpliced(-1, 1, raised(row.at(-1)))))
}

test.beforeEach(async ({ page }) => {
	await withoutWebGl(page)
	await logIn(page, words, 'admin@gabarit.example')
})

for (const kind of kinds)
	test(`two wrong cells of ${kind} are located, as CSV and as a workbook; mended the list is accepted`, async ({
		page,
	}) => {
		await page.goto(`/back-office/settings/prices/${kind}`)
		const main = page.getByRole('main')
		const table = await tableInForce(page, kind)
		const faulty = lists[kind].reduce<Table>(withCell, table)
		for (const [format, { fileOf, mimeType }] of Object.entries(formats)) {
			const send = (content: Table, name: string) =>
				main
					.locator('input[type=file]')
					.setInputFiles({ name: `${name}.${format}`, mimeType, buffer: fileOf(content) })
			await send(faulty, `fautes-${kind}`)
			await expect(main.getByText(`fautes-${kind}.${format}`).first()).toBeVisible()
			const faults = main.getByRole('region', { name: words('shop:import.wrong') }).getByRole('row')
			await expect(faults).toHaveCount(lists[kind].length + 1)
			for (const [at, fault] of lists[kind].entries()) {
				const line = faults.nth(at + 1)
				await expect(line.getByRole('rowheader')).toHaveText(String(fault.row))
				const place = `${letterOf(fault.column)}${fault.row}`
				await expect(line.getByRole('cell', { name: place, exact: true })).toBeVisible()
				const said = line.getByRole('cell').last()
				await expect(said).toHaveText(
					new RegExp(`^Ligne ${fault.row}, colonne «\\s\\w+\\s»\\s:\\s`, 'u'),
				)
				await expect(said).toHaveText(anywhere(fault.says))
				if (fault.found !== '') await expect(line).toContainText(fault.found)
			}
			const inForce = main.getByRole('button', { name: words('shop:import.switch') })
			await expect(inForce).toHaveAttribute('aria-disabled', 'true')
			await send(dearer(table, kind), `juste-${kind}`)
			await expect(main.getByText(words('shop:import.readyText'))).toBeVisible()
			await expect(faults).toHaveCount(0)
			await expect(inForce).not.toHaveAttribute('aria-disabled', 'true')
		}
	})
