// Renders of our own furniture, made by `npm run stills` in packages/scene.
import desk from './renders/desk.webp'
import homeCard from './renders/home-card.webp'
import homeHero from './renders/home-hero.webp'
import homeHeroPhone from './renders/home-hero-phone.webp'
import panels from './renders/panels.webp'
import roomSeparator from './renders/roomSeparator.webp'
import stairsFurniture from './renders/stairsFurniture.webp'
import tvFurniture from './renders/tvFurniture.webp'

export { heroFurniture } from './renders/places.ts'

export const pictures = {
	homeCard,
	homeHero,
	homeHeroPhone,
	desk,
	panels,
	roomSeparator,
	stairsFurniture,
	tvFurniture,
}
