import type { StairsFurnitureConfiguration } from '@gabarit/engine'
import type { KindRow } from '../kind-rows.ts'
import { stairsFields } from './fields.ts'
import { stairsParts } from './stage/stairs-parts.ts'
import { stairsSteps } from './steps.tsx'

export const stairsFurniture: KindRow<StairsFurnitureConfiguration> = {
	steps: stairsSteps,
	fields: stairsFields,
	partsOf: (configuration, catalogue, { t }) => stairsParts(configuration, catalogue, t),
}
