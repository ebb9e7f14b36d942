// What carries a low run, from the front; decorative, as the card says it in words.
import type { TvBase } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { SilhouettePicture } from '../../../frame/pictures/silhouette-picture.tsx'

const size = { width: 640, height: 300 } as const
const floor = 'M0 296h640v4h-640Z'

const paths: Record<TvBase['kind'], string> = {
	Plinth: 'M30 70h580v190h-580ZM50 260h540v36h-540Z',
	Legs: 'M30 40h580v170h-580ZM70 210h24v86h-24ZM308 210h24v86h-24ZM546 210h24v86h-24Z',
	Wall: 'M30 30h580v170h-580Z',
}

export function BasePicture({ of }: { of: TvBase['kind'] }): ReactNode {
	return <SilhouettePicture shape={{ ...size, path: paths[of] + floor }} />
}
