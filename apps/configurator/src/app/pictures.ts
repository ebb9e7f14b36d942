// Renders of our own furniture (npm run stills in packages/scene), kept beside this file as images.
import connexion from './renders/connexion.webp'
import homeCard from './renders/home-card.webp'
import homeHero from './renders/home-hero.webp'
import homeHeroPhone from './renders/home-hero-phone.webp'

export { heroFurniture } from './renders/places.ts'

/** Where each render lies on the server. */
export const pictures = { connexion, homeCard, homeHero, homeHeroPhone }
