import type { DressingConfiguration } from './schema.ts'

/** The types among which a design of a dressing may switch. */
export const startTypes = ['wardrobe', 'shelves', 'drawer', 'top10'] as const
export type StartType = (typeof startTypes)[number]

export function startTypeOf({ type }: Pick<DressingConfiguration, 'type'>): StartType {
	return type ?? 'wardrobe'
}
