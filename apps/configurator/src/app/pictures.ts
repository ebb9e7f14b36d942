// Renders of our own furniture (npm run stills in packages/scene), kept beside this file as images.
import homeCard from './renders/home-card.webp'
import homeHero from './renders/home-hero.webp'
import homeHeroPhone from './renders/home-hero-phone.webp'

export { heroFurniture } from './renders/places.ts'

const portraits = import.meta.glob<string>('./renders/connexion.webp', {
	eager: true,
	query: '?url',
	import: 'default',
})

/** Where each render lies on the server. */
export const pictures = {
	connexion: portraits['./renders/connexion.webp'],
	homeCard,
	homeHero,
	homeHeroPhone,
}
