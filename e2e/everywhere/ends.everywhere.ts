// What stands around the design and after it: pages without one, an offer, an order, the account, a shared design.
import { expect, type Page } from '@playwright/test'
import { mouse } from '../buyer.ts'
import { askOffer, linkMailedTo } from '../customer.ts'
import { logIn } from './log-in.ts'
import { openStep, titleIn, type Visit, visitInEveryLanguage } from './visit.ts'

const plainPages = {
	home: '/home',
	connexion: '/connexion',
	'forgotten password': '/connexion#forgotten',
	'new password': '/connexion#reset=atelier.none',
	activation: '/connexion#activate=atelier.none',
	'legal notice': '/legal',
	accessibility: '/accessibility',
	'unknown address': '/nothing-here',
	start: '/configurator',
	'account closed': '/account',
	'unknown code': '/configurator?code=ACDEFGHJKMNP&step=doors',
	'unknown order': '/configurator?order=26-99999',
	'unknown link': '/order/nothing-behind-this-link',
	'unknown share': '/share/nothing-behind-this-link',
	'nothing to compare': '/compare',
	'unknown payment': '/test-payment/atelier/00000000-0000-4000-8000-000000000000',
}

const open = async ({ page, language }: Visit, path: string) => {
	const [address = '', hash] = path.split('#')
	const asked = `${address}${address.includes('?') ? '&' : '?'}language=${language}`
	await page.goto(hash === undefined ? asked : `${asked}#${hash}`)
	await expect(titleIn(page)).toBeVisible()
}

for (const [name, path] of Object.entries(plainPages))
	visitInEveryLanguage(
		'configurator',
		`page ${name}`,
		async (visit) => {
			await open(visit, path)
			await visit.see(`page ${name}`)
		},
		{ complaints: /40[0-9]/u },
	)

visitInEveryLanguage('configurator', 'page home of a shop', async (visit) => {
	const shop = visit.address.replace('localhost', 'rangements-martin.localhost')
	await open(visit, `${shop}/home`)
	await visit.see('page home of a shop')
})

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

visitInEveryLanguage('configurator', 'end of an order', async (visit) => {
	const { page, words, see } = visit
	await openStep(visit, 'delivery')
	await see('end delivery')
	await press(page, words('configurator:delivery.order'))
	await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
	await see('end delivery with errors')
	for (const [field, text] of Object.entries(person)) {
		await mouse.type(page.locator(`[name="${field}"]`), text)
	}
	await page.getByRole('checkbox', { name: words('configurator:delivery.accept') }).check()
	await press(page, words('configurator:delivery.order'))
	await expect(page.getByTestId('order-reference')).toBeVisible()
	await see('end of an order')
	await page.getByRole('link', { name: words('end:follow.order') }).click()
	await expect(page.getByTestId('promised-day')).toBeVisible()
	await see('page of an order')
})

const person = {
	firstName: 'Ada',
	lastName: 'Rabot',
	email: 'ada.partout@client.example',
	phoneNumber: '+32 470 12 34 56',
	'billing.street': 'Rue de la Scie',
	'billing.streetNumber': '12',
	'billing.postalCode': '4000',
	'billing.city': 'Liège',
} as const

visitInEveryLanguage('configurator', 'page of an offer', async (visit) => {
	const { page, language, address, words, see } = visit
	const offer = await askOffer(address, language)
	const link = await linkMailedTo(address, offer.email)
	await page.goto(`/home?language=${language}`)
	await page.goto(link)
	await expect(titleIn(page)).toContainText(offer.reference)
	await see('page of an offer')
	await press(page, words('customer:offer.refuse'))
	await expect(page.getByRole('dialog')).toBeVisible()
	await see('dialog refuse an offer')
	await page
		.getByRole('dialog')
		.getByRole('button', { name: words('customer:offer.keep') })
		.click()
	await press(page, words('customer:offer.accept'))
	await expect(page.getByText(words('customer:state.offerAccepted')).first()).toBeVisible()
	await press(page, words('customer:offer.order'))
	await press(page, words('customer:order.submit'))
	await expect(page.getByText(words('configurator:delivery.errors.terms'))).toBeVisible()
	await see('page of an offer, order form with errors')
	const online = words('configurator:delivery.payments.Online')
	await page.getByRole('radio', { name: online }).check({ force: true })
	await page.getByRole('checkbox', { name: words('configurator:delivery.accept') }).check()
	await press(page, words('customer:order.submit'))
	await press(page, words('customer:pay.now'))
	await expect(titleIn(page)).toHaveText(words('customer:test.title'))
	await see('page test payment')
	await press(page, words('customer:test.pay'))
	await expect(page.getByText(words('customer:state.confirmed')).first()).toBeVisible()
	await see('page of an order, deposit paid')
})

visitInEveryLanguage('configurator', 'account', async (visit) => {
	const { page, words, see } = visit
	await logIn(visit, 'bureau@studio-hetre.example')
	await open(visit, '/account')
	await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
	await see('page account')
	const share = page.getByRole('main').getByRole('button', {
		name: words('configurator:share.action'),
	})
	if ((await share.count()) === 0) return
	await share.first().click()
	await expect(page.getByTestId('share-link')).toBeVisible()
	await see('dialog share from the account')
})

visitInEveryLanguage('configurator', 'a shared design', async (visit) => {
	const { page, words, see } = visit
	await openStep(visit, 'recap')
	await press(page, words('configurator:share.action'))
	const link = (await page.getByTestId('share-link').textContent()) ?? ''
	await page.goto(link)
	await expect(page.getByTestId('share-total')).toBeVisible()
	await see('page shared design')
})
