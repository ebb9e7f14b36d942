import type { Configuration, PanelsConfiguration } from '@gabarit/engine'
import { type DesignValue, useDesign } from '../../../session/design-context.tsx'
import { kindOf } from '../kind.ts'

/** In a step of panels: the list in its stored form. */
export function usePanelsDesign(): DesignValue & { configuration: PanelsConfiguration } {
	const value = useDesign()
	const { configuration } = value.solved
	if (!isPanels(configuration)) throw new Error('no list of panels is being designed')
	return { ...value, configuration }
}

function isPanels(configuration: Configuration): configuration is PanelsConfiguration {
	return kindOf(configuration) === 'panels'
}
