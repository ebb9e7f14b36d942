import {
	type Configuration,
	completeTvFurniture,
	type TvDesign,
	type TvFurnitureConfiguration,
} from '@gabarit/engine'
import { useMemo } from 'react'
import { type DesignValue, useDesign } from '../../../session/design-context.tsx'
import { kindOf } from '../kind.ts'

type TvValue = DesignValue & {
	configuration: TvFurnitureConfiguration
	/** Every decision, defaults included. */
	tv: TvDesign
}

/** In a step of TV furniture. */
export function useTvDesign(): TvValue {
	const value = useDesign()
	const { catalogue, solved } = value
	const { configuration } = solved
	if (!isTv(configuration)) throw new Error('no TV furniture is being designed')
	const tv = useMemo(
		() => completeTvFurniture(configuration, catalogue),
		[configuration, catalogue],
	)
	return { ...value, configuration, tv }
}

function isTv(configuration: Configuration): configuration is TvFurnitureConfiguration {
	return kindOf(configuration) === 'tvFurniture'
}
