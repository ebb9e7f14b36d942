import {
	type Configuration,
	completeDesk,
	type DeskConfiguration,
	type DeskDesign,
	type DeskLayout,
	deskLayoutOf,
} from '@gabarit/engine'
import { useMemo } from 'react'
import { type DesignValue, useDesign } from '../../../session/design-context.tsx'
import { kindOf } from '../kind.ts'

type DeskValue = DesignValue & {
	configuration: DeskConfiguration
	/** Every decision, defaults included, and where each support stands. */
	desk: DeskDesign
	layout: DeskLayout
}

/** In a step of a desk. */
export function useDeskDesign(): DeskValue {
	const value = useDesign()
	const { catalogue, solved } = value
	const { configuration } = solved
	if (!isDesk(configuration)) throw new Error('no desk is being designed')
	const { desk, layout } = useMemo(() => {
		const completed = completeDesk(configuration, catalogue)
		return { desk: completed, layout: deskLayoutOf(completed) }
	}, [configuration, catalogue])
	return { ...value, configuration, desk, layout }
}

function isDesk(configuration: Configuration): configuration is DeskConfiguration {
	return kindOf(configuration) === 'desk'
}
