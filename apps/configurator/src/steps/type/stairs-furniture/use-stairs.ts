import {
	type Configuration,
	type Flight,
	flightOf,
	type StairChoices,
	type StairsFurnitureConfiguration,
	type StairsLayout,
	stairsLayoutOf,
} from '@gabarit/engine'
import { useMemo } from 'react'
import { type DesignValue, useDesign } from '../../../session/design-context.tsx'
import { kindOf } from '../kind.ts'
import { withStair } from './stairs.ts'

type StairsValue = DesignValue &
	StairsLayout & {
		configuration: StairsFurnitureConfiguration
		/** Every decision about the flight, defaults included. */
		flight: Flight
		changeStair: (change: StairChoices) => void
	}

/** In a step of furniture under a flight. */
export function useStairs(): StairsValue {
	const value = useDesign()
	const { catalogue, propose } = value
	const { configuration } = value.solved
	if (!isStairs(configuration)) throw new Error('no furniture under a flight is being designed')
	const layout = useMemo(() => stairsLayoutOf(configuration, catalogue), [configuration, catalogue])
	return {
		...value,
		...layout,
		configuration,
		flight: flightOf(configuration),
		changeStair: (change) => propose(withStair(configuration, change)),
	}
}

function isStairs(configuration: Configuration): configuration is StairsFurnitureConfiguration {
	return kindOf(configuration) === 'stairsFurniture'
}
