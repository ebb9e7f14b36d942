import type { Catalogue } from '@gabarit/engine'
import { createContext, useContext } from 'react'
import type { StageResources } from './stage-resources.ts'

export type StageShared = {
	catalogue: Catalogue
	resources: StageResources
	still: boolean
	/** Something moves: the picture at rest starts again after it. */
	disturb: () => void
}

export const StageContext = createContext<StageShared | null>(null)

export function useStage(): StageShared {
	const shared = useContext(StageContext)
	if (!shared) throw new Error('A piece of the stage stands outside of it')
	return shared
}
