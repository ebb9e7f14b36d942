import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { newCode, niche, openShop, type Shop } from '../../../testing/test-shop.ts'

const wider = { ...niche, room: { width: 3200 } }

describe.each(testDatabases)('links to look at a design on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	async function saved(configuration = niche, browser = shop.browse()) {
		const code = newCode()
		const calls = browser.client.dressing.configuration
		const save = (changed: typeof niche) =>
			calls.send({ kind: 'save', code, configuration: changed, language: 'fr' })
		await save(configuration)
		return { code, calls, save, browser }
	}
	const view = (token: string) => shop.browse().client.dressing.configuration.viewShare({ token })

	test('a link shows the version that was saved when it was made, and nothing else', async () => {
		const { code, calls, save } = await saved()
		const { token } = await calls.share({ code })
		await save(wider)
		const answer = await view(token)
		expect(answer).toEqual({ version: 1, configuration: niche })
		expect(JSON.stringify(answer)).not.toContain(code)
	})

	test('the same version has one link; the next one another', async () => {
		const { code, calls, save } = await saved()
		const first = await calls.share({ code })
		expect(await calls.share({ code })).toEqual(first)
		await save(wider)
		const second = await calls.share({ code })
		expect(second.token).not.toBe(first.token)
		expect((await view(second.token)).configuration).toEqual(wider)
		expect((await view(first.token)).configuration).toEqual(niche)
	})

	test('withdrawn links open nothing, and the next one is new', async () => {
		const { code, calls, save } = await saved()
		const first = await calls.share({ code })
		await save(wider)
		const second = await calls.share({ code })
		await calls.withdrawShares({ code })
		expect(await refusal(view(first.token))).toBe('404 link_unknown')
		expect(await refusal(view(second.token))).toBe('404 link_unknown')
		const third = await calls.share({ code })
		expect([first.token, second.token]).not.toContain(third.token)
		expect((await view(third.token)).version).toBe(2)
		expect(await refusal(view(second.token))).toBe('404 link_unknown')
	})

	test('only who may replace the design makes or withdraws its link', async () => {
		const { code } = await saved()
		const other = shop.browse().client.dressing.configuration
		expect(await refusal(other.share({ code }))).toBe('403 not_allowed')
		expect(await refusal(other.withdrawShares({ code }))).toBe('403 not_allowed')
		expect(await refusal(other.share({ code: newCode() }))).toBe('404 configuration_not_found')
		expect(await refusal(other.share({ code: 'bad' }))).toBe('400 code_format_invalid')
	})

	test('its owner shares it from any browser', async () => {
		const first = await shop.enter('bureau@studio-hetre.example')
		const { code } = await saved(niche, first)
		const second = await shop.enter('bureau@studio-hetre.example')
		const { token } = await second.client.dressing.configuration.share({ code })
		expect((await view(token)).version).toBe(1)
	})

	test('eight shares at once make one link', async () => {
		const { code, calls } = await saved()
		const made = await Promise.all(Array.from({ length: 8 }, () => calls.share({ code })))
		expect(new Set(made.map(({ token }) => token)).size).toBe(1)
	})

	test('an unknown link opens nothing', async () => {
		expect(await refusal(view('x'))).toBe('404 link_unknown')
	})
})
