import { formatPercent, type Language, translatorOf } from '@gabarit/i18n'
import {
	type Circumstances,
	countries,
	type PriceBook,
	priceBookSchema,
	priceFurniture,
	type Quote,
	type Viewer,
	viewers,
} from '@gabarit/price'
import { loadSeed, seedBookOf } from '../features/prices/index.ts'
import { brusselsDay } from '../lib/calendar.ts'
import { exitCodes, type Io } from './io.ts'
import { choiceOf, type Options } from './options.ts'
import { quoteOutput } from './quote-output.ts'
import { readJson } from './read-input.ts'
import { solveOrExplain } from './solve.ts'
import { WrongUse } from './wrong-use.ts'

export async function printPrice(options: Options, io: Io): Promise<number> {
	const viewer = choiceOf(options, 'viewer', viewers)
	const circumstances = circumstancesOf(options)
	const book = sellingIn(circumstances, await bookOf(options, viewer, io))
	const solved = await solveOrExplain(options, io)
	if (!solved) return exitCodes.cannotBeMade
	const quote = priceFurniture(solved.furniture, book, circumstances)
	if (quote.deliveryProblem) return refuseAddress(quote.deliveryProblem, options.language, io)
	const output = quoteOutput(quote, loadSeed().catalogue, options.language)
	io.out(`${JSON.stringify(output)}\n`)
	return exitCodes.made
}

type DeliveryProblem = NonNullable<Quote['deliveryProblem']>

function refuseAddress(code: DeliveryProblem, language: Language, io: Io): number {
	const issue = { code, family: 'DELIVERY', severity: 'error' }
	io.out(`${JSON.stringify({ ok: false, issues: [issue] })}\n`)
	io.err(`DELIVERY ${code}: ${translatorOf(language)(`errors:${code}`)}`)
	return exitCodes.cannotBeMade
}

async function bookOf(options: Options, viewer: Viewer, io: Io): Promise<PriceBook> {
	const file = options.values['book']
	if (typeof file !== 'string') return seedBookOf(viewer)
	const parsed = priceBookSchema.safeParse(await readJson(file, io))
	if (parsed.success) return parsed.data
	const field = parsed.error.issues[0]?.path.join('.') ?? ''
	throw new WrongUse('cli:wrongBook', { file, field })
}

/** Furniture that is fetched is sold in the shop's country: there `country` is the shop's. */
function sellingIn({ country, deliveryMode }: Circumstances, book: PriceBook): PriceBook {
	return deliveryMode === 'pickUp' && country ? { ...book, country } : book
}

function circumstancesOf(options: Options): Circumstances {
	const { language, values } = options
	const postalCode = values['postal-code']
	return {
		date: brusselsDay(new Date()),
		deliveryMode: values['pickup'] ? 'pickUp' : 'delivery',
		...(values['country'] !== undefined && { country: choiceOf(options, 'country', countries) }),
		...(typeof postalCode === 'string' && { postalCode }),
		...(values['discount'] !== undefined && {
			discount: discountOf(options),
		}),
		...(values['promo'] !== undefined && { promo: promoOf(String(values['promo']), language) }),
	}
}

const percentage = /^(100|\d{1,2}(?:[.,]\d{1,2})?)%?$/

function discountOf(options: Options): NonNullable<Circumstances['discount']> {
	const percent = percentageOf('discount', options)
	return { label: `−${formatPercent(percent, options.language)}`, percentage: percent }
}

function percentageOf(name: string, options: Options): number {
	const value = String(options.values[name])
	const match = percentage.exec(value)
	if (match?.[1]) return Number(match[1].replace(',', '.'))
	const allowed = translatorOf(options.language)('cli:allowed.percent')
	throw new WrongUse('cli:optionNotAllowed', { name, value, allowed })
}

/** `5%` is a percentage, `2500` an amount in cents. */
function promoOf(value: string, language: Language): NonNullable<Circumstances['promo']> {
	const percent = value.endsWith('%') ? percentage.exec(value)?.[1] : undefined
	if (percent) return { code: 'promo', percentage: Number(percent.replace(',', '.')) }
	if (/^\d{1,9}$/.test(value)) return { code: 'promo', amount: Number(value) }
	const allowed = translatorOf(language)('cli:allowed.percentOrCents')
	throw new WrongUse('cli:optionNotAllowed', { name: 'promo', value, allowed })
}
