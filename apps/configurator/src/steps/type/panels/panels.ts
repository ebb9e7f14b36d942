import type { PanelsConfiguration } from '@gabarit/engine'
import type { KindRow } from '../kind-rows.ts'
import { panelsFields } from './fields.ts'
import { panelsSteps } from './steps.tsx'

export const panels: KindRow<PanelsConfiguration> = { steps: panelsSteps, fields: panelsFields }
