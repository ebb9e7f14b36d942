import { drawFurnitureType, writeSvg } from '@gabarit/drawing'
import type { FurnitureType } from '@gabarit/engine'
import styles from './type-picture.module.css'

const known = new Map<FurnitureType, string>()

function svgOf(type: FurnitureType): string {
	const drawn =
		known.get(type) ?? writeSvg(drawFurnitureType(type), { accessible: false, size: 'fluid' })
	known.set(type, drawn)
	return drawn
}

/** Decorative: its name stands beside it. */
export default function TypePicture({ type }: { type: FurnitureType }) {
	// The writer escapes every text.
	const svg = svgOf(type)
	return <span className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
}
