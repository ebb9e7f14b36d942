// What a buyer writes on an order in his own words: stored, and shown to him and to the shop, as it was written.

/** Each with its most characters. */
export const orderTextSizes = { remark: 2000 } as const

export type OrderText = keyof typeof orderTextSizes
export const orderTexts = Object.keys(orderTextSizes) as OrderText[]

type Texts = Record<OrderText, string | null>
type Given = { readonly [Name in OrderText]?: string | null | undefined }

/** The texts of an order, or of what it was asked for with. */
export function orderTextsOf(given: Given): Texts {
	return Object.fromEntries(orderTexts.map((name) => [name, given[name] ?? null])) as Texts
}
