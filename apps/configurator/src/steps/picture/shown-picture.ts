import type { StillSubject } from '@gabarit/scene'
import { createContext, use } from 'react'

const ShownPicture = createContext<StillSubject | null>(null)

/** For a panel that speaks of what the stage shows. */
export const ShownPictureProvider = ShownPicture.Provider

/** What the stage shows; null: nothing yet. */
export function usePictureOfStage(): StillSubject | null {
	return use(ShownPicture)
}
