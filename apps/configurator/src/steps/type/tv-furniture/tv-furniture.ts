import type { TvFurnitureConfiguration } from '@gabarit/engine'
import type { KindRow } from '../kind-rows.ts'
import { tvFurnitureFields } from './fields.ts'
import { tvParts } from './stage/tv-parts.ts'
import { tvFurnitureSteps } from './steps.tsx'

export const tvFurniture: KindRow<TvFurnitureConfiguration> = {
	steps: tvFurnitureSteps,
	fields: tvFurnitureFields,
	partsOf: (configuration, catalogue, { t }) => tvParts(configuration, catalogue, t),
}
