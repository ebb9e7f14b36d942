// Renders of our own furniture, made by `npm run stills` in packages/scene.
import homeCard from './renders/home-card.webp'
import homeHero from './renders/home-hero.webp'
import homeHeroPhone from './renders/home-hero-phone.webp'

export { heroFurniture } from './renders/places.ts'

export const pictures = { homeCard, homeHero, homeHeroPhone }
