// How the pieces inside the canvas reach what they share.
import type { Catalogue } from '@gabarit/engine'
import { createContext, useContext } from 'react'
import type { StageResources } from './stage-resources.ts'

/** Given by the stage to everything in it. */
export type StageShared = {
	catalogue: Catalogue
	resources: StageResources
	/** No transitions. */
	still: boolean
	/** Asks for a picture of something that moves; the picture at rest starts again after it. */
	disturb: () => void
}

export const StageContext = createContext<StageShared | null>(null)

export function useStage(): StageShared {
	const shared = useContext(StageContext)
	if (!shared) throw new Error('A piece of the stage stands outside of it')
	return shared
}
