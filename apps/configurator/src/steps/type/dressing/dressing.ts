import type { DressingConfiguration } from '@gabarit/engine'
import type { KindRow } from '../kind-rows.ts'
import { dressingFields } from './fields.ts'
import { dressingSteps } from './steps.tsx'

export const dressing: KindRow<DressingConfiguration> = {
	steps: dressingSteps,
	fields: dressingFields,
}
