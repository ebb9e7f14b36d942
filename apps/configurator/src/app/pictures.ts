// Renders of our own furniture, kept beside this file as images.

/** Where a render lies on the server. */
type PictureName = 'home-hero' | 'home-hero-phone' | 'home-card' | 'connexion'

const files = import.meta.glob<string>('./renders/*.webp', {
	eager: true,
	query: '?url',
	import: 'default',
})

export function pictureOf(name: PictureName): string | undefined {
	return files[`./renders/${name}.webp`]
}

/** Where the furniture stands in `home-hero`, as fractions of the picture, and how wide it is. */
export const heroFurniture = { left: 0.456, right: 0.852, floor: 0.955, width: 3000 }
