// Renders of the first designs, in oak, made by `npm run stills` in packages/scene; their paper is clear.
import type { StartType } from '@gabarit/engine'
import drawer from './drawer.webp'
import shelves from './shelves.webp'
import top10 from './top10.webp'
import wardrobe from './wardrobe.webp'

export const typePictures: Readonly<Record<StartType, string>> = {
	wardrobe,
	shelves,
	drawer,
	top10,
}
