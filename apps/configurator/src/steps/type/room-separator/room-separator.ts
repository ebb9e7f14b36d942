import type { RoomSeparatorConfiguration } from '@gabarit/engine'
import type { KindRow } from '../kind-rows.ts'
import { separatorFields } from './fields.ts'
import { separatorParts } from './stage/separator-parts.ts'
import { separatorSteps } from './steps.tsx'

export const roomSeparator: KindRow<RoomSeparatorConfiguration> = {
	steps: separatorSteps,
	fields: separatorFields,
	partsOf: separatorParts,
}
