// The steps of furniture under a flight.
import type { StairsFurnitureConfiguration } from '@gabarit/engine'
import { lastSteps } from '../last-steps.ts'
import type { StepRows } from '../step-rows.ts'

export const stairsSteps: StepRows<StairsFurnitureConfiguration> = { ...lastSteps }
