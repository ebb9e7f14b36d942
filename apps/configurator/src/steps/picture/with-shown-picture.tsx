import type { ReactNode } from 'react'
import { useInside } from '../stage/solid/use-openings.ts'
import { useRail } from '../stage/use-rail.ts'
import { useStageParts } from '../stage/use-stage-parts.ts'
import { ShownPictureProvider } from './shown-picture.ts'
import { useShownPicture } from './use-shown-picture.ts'

/** Its children can keep what the stage shows at Recap. */
export function WithShownPicture({ children }: { children: ReactNode }): ReactNode {
	const parts = useStageParts()
	const inside = useInside('Recap')
	const { compact } = useRail()
	const picture = useShownPicture({ step: 'Recap', parts, inside, compact })
	return <ShownPictureProvider value={picture}>{children}</ShownPictureProvider>
}
