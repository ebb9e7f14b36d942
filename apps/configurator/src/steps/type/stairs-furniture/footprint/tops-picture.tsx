// Tops that follow the flight, or level ones; decorative, as the card says it in words.
import type { ReactNode } from 'react'
import styles from './access-picture.module.css'

const shapes = {
	Sloped: 'M12 90V76L48 54V90ZM48 90V54L84 32V90ZM84 90V32L120 10V90Z',
	Stepped: 'M12 90V76H48V90ZM48 90V54H84V90ZM84 90V32H120V90Z',
} as const

export function TopsPicture(props: {
	tops: 'Sloped' | 'Stepped'
	rises: 'Left' | 'Right'
}): ReactNode {
	const turn = props.rises === 'Left' ? 'translate(132 0) scale(-1 1)' : undefined
	return (
		<svg className={styles.picture} viewBox="0 0 132 96" aria-hidden="true" focusable="false">
			<g transform={turn}>
				<path className={styles.furniture} d={shapes[props.tops]} />
				<path className={styles.way} d="M6 74L126 1" />
			</g>
		</svg>
	)
}
