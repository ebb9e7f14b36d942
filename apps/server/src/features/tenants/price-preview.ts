// What the shop's coefficients make of a sample design: the price function of every offer, on the book of the shop.
import type { PricePreview, SamplePrice, Settings } from '@gabarit/contract'
import { buildFurniture, type Catalogue, type Furniture } from '@gabarit/engine'
import { type PriceBook, priceFurniture, type Viewer } from '@gabarit/price'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import type { Tenant } from './service.ts'

const samples = {
	wardrobe: { width: 3000, height: 2500 },
	shelves: { width: 1600, height: 2200 },
	drawer: { width: 1200, height: 900 },
} as const
type Sample = keyof typeof samples

type Coefficients = Pick<Settings, 'coefficientIndividual' | 'coefficientProfessional'>
type Asked = { sample: Sample } & { [K in keyof Coefficients]?: Coefficients[K] | undefined }

function builtSample(sample: Sample, catalogue: Catalogue): Furniture {
	const { width, height } = samples[sample]
	const design = { version: 1, type: sample, room: { width }, hu: height } as const
	const built = buildFurniture(design, catalogue)
	if (!built.ok) throw new Error(`the sample ${sample} cannot be made`)
	return built.value
}

/** The furniture alone: purchase, margin and VAT add up to the total. */
function bare(book: PriceBook): PriceBook {
	return { ...book, discounts: [], services: {}, ecoParticipation: [] }
}

type Side = { purchase: PriceBook; sale: PriceBook; furniture: Furniture; date: string }

function samplePrice({ purchase, sale, furniture, date }: Side): SamplePrice {
	const { purchase: cost = 0 } = priceFurniture(furniture, bare(purchase))
	const { netGoods, totalExcluding, totalIncluding } = priceFurniture(furniture, bare(sale))
	const reduced = priceFurniture(furniture, { ...bare(sale), discounts: sale.discounts }, { date })
	const [reduction] = reduced.discounts
	const period = sale.discounts.find(
		(it) => it.label === reduction?.label && it.percentage === reduction.percentage,
	)
	return {
		purchase: cost,
		margin: netGoods - cost,
		vat: totalIncluding - totalExcluding,
		totalExcluding,
		totalIncluding,
		reduced: period?.until
			? {
					percentage: period.percentage,
					until: period.until,
					margin: reduced.netGoods - cost,
					total: reduced.totalIncluding,
				}
			: null,
	}
}

function viewersOf({
	isDefault,
}: Tenant): Record<'seller' | 'individual' | 'professional', Viewer> {
	if (isDefault) return { seller: 'seller', individual: 'individual', professional: 'professional' }
	return {
		seller: 'reseller',
		individual: 'reseller-visitor',
		professional: 'reseller-professional',
	}
}

export async function pricePreview(context: CallContext, asked: Asked): Promise<PricePreview> {
	const { viewer, services, language } = context
	requireAccess(viewer, 'resellerSettings', 'read')
	const shop = await services.tenants.asItStands(viewer.tenant.code)
	const prices = await services.prices.inForce(shop.code)
	const furniture = builtSample(asked.sample, prices.catalogue)
	const date = brusselsDay(services.now())
	const viewers = viewersOf(shop)
	const other: Tenant = {
		...shop,
		coefficientIndividual: asked.coefficientIndividual ?? shop.coefficientIndividual,
		coefficientProfessional: asked.coefficientProfessional ?? shop.coefficientProfessional,
	}
	const priced = async (tenant: Tenant, buyer: 'individual' | 'professional') => {
		const purchase = await prices.bookFor(tenant, viewers.seller, language)
		const sale = await prices.bookFor(tenant, viewers[buyer], language)
		return samplePrice({ purchase, sale, furniture, date })
	}
	const both = async (buyer: 'individual' | 'professional') => ({
		before: await priced(shop, buyer),
		after: await priced(other, buyer),
	})
	const { points } = priceFurniture(furniture, await prices.bookFor(shop, viewers.seller, language))
	return {
		sample: { ...samples[asked.sample], points },
		individual: await both('individual'),
		professional: await both('professional'),
	}
}
