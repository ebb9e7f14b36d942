import type { DeskConfiguration } from '@gabarit/engine'
import type { KindRow } from '../kind-rows.ts'
import { deskFields } from './fields.ts'
import { deskParts } from './stage/desk-parts.ts'
import { deskSteps } from './steps.tsx'

export const desk: KindRow<DeskConfiguration> = {
	steps: deskSteps,
	fields: deskFields,
	partsOf: (configuration, catalogue, { t }) => deskParts(configuration, catalogue, t),
}
