import {
	type Configuration,
	completeSeparator,
	type RoomSeparatorConfiguration,
	type SeparatorDesign,
} from '@gabarit/engine'
import { useMemo } from 'react'
import { type DesignValue, useDesign } from '../../../session/design-context.tsx'
import { kindOf } from '../kind.ts'

export type SeparatorValue = DesignValue & {
	configuration: RoomSeparatorConfiguration
	/** Its decisions, those that were left to us included. */
	design: SeparatorDesign
}

/** In a step of a room separator. */
export function useSeparator(): SeparatorValue {
	const value = useDesign()
	const { catalogue } = value
	const { configuration } = value.solved
	if (!isSeparator(configuration)) throw new Error('no room separator is being designed')
	const design = useMemo(
		() => completeSeparator(configuration, catalogue),
		[configuration, catalogue],
	)
	return { ...value, configuration, design }
}

function isSeparator(configuration: Configuration): configuration is RoomSeparatorConfiguration {
	return kindOf(configuration) === 'roomSeparator'
}
