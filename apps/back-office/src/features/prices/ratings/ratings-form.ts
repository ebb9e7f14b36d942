// The common pricing as the texts of its form, and back; eco-participation and services stay as they are.
import type { CommonPricing } from '@gabarit/contract'
import {
	coefficientOf,
	coefficientProblem,
	type FormProblem,
	percentageOf,
	percentProblem,
} from '../../../lib/form/form-rules.ts'
import type { Texts } from '../../../lib/form/form-state.ts'

/** As they stand on the screen, each group on lines of its own. */
export const ratingGroups = [
	['pricePerPoint', 'individual', 'professional', 'seller', 'reseller'],
	['coefficientIndividual', 'coefficientProfessional'],
	['vatBE', 'vatReducedBE', 'vatFR', 'vatReducedFR'],
] as const

export const ratingFields = ratingGroups.flat()

export type RatingField = (typeof ratingGroups)[number][number]
type RatingTexts = Texts<RatingField>

const isVat = (field: RatingField) => field.startsWith('vat')

export function ratingTexts(
	pricing: CommonPricing,
	decimal: (text: string) => string,
): RatingTexts {
	const { pricePerPoint, ratings, coefficients, vat } = pricing
	const values: Record<RatingField, string> = {
		pricePerPoint,
		...ratings,
		coefficientIndividual: coefficients.individual,
		coefficientProfessional: coefficients.professional,
		vatBE: String(vat.BE.normal),
		vatReducedBE: String(vat.BE.reduced),
		vatFR: String(vat.FR.normal),
		vatReducedFR: String(vat.FR.reduced),
	}
	return Object.fromEntries(
		ratingFields.map((field) => [field, decimal(values[field])]),
	) as RatingTexts
}

export function ratingProblems(values: RatingTexts): Partial<Record<RatingField, FormProblem>> {
	const found = ratingFields.map((field) => {
		const rule = isVat(field) ? percentProblem : coefficientProblem
		return [field, rule(values[field])] as const
	})
	const isAbove = (reduced: RatingField, normal: RatingField) =>
		(percentageOf(values[reduced]) ?? 0) > (percentageOf(values[normal]) ?? 100)
	return {
		...(isAbove('vatReducedBE', 'vatBE') && { vatReducedBE: 'reducedRate' as const }),
		...(isAbove('vatReducedFR', 'vatFR') && { vatReducedFR: 'reducedRate' as const }),
		...Object.fromEntries(found.filter(([, problem]) => problem !== null)),
	}
}

export function pricingOf(values: RatingTexts, present: CommonPricing): CommonPricing {
	const factor = (field: RatingField) => coefficientOf(values[field]) ?? '1'
	const percent = (field: RatingField) => percentageOf(values[field]) ?? 0
	return {
		...present,
		pricePerPoint: factor('pricePerPoint'),
		ratings: {
			individual: factor('individual'),
			professional: factor('professional'),
			seller: factor('seller'),
			reseller: factor('reseller'),
		},
		coefficients: {
			individual: factor('coefficientIndividual'),
			professional: factor('coefficientProfessional'),
		},
		vat: {
			BE: { normal: percent('vatBE'), reduced: percent('vatReducedBE') },
			FR: { normal: percent('vatFR'), reduced: percent('vatReducedFR') },
		},
	}
}

/** What a piece costs a new shop, to see what it would sell it at. */
export const sampleCost = 100_000

/** By a coefficient as it is typed. */
export function salePriceOf(cost: number, coefficient: string): number {
	return Math.round(cost * Number(coefficientOf(coefficient) ?? 1))
}
