import { drawStage, type ViewInput, writeSvg } from '@gabarit/drawing'
import { useMemo } from 'react'
import styles from './front-picture.module.css'

/** Twice the displayed size, so that its lines stay as thin as the page's. */
const size = { width: 464, height: 406 }

export default function FrontPicture({ input }: { input: ViewInput }) {
	const svg = useMemo(() => {
		const { drawing } = drawStage(input, { ...size, fronts: input.furniture.fronts.length > 0 })
		return writeSvg(drawing, { accessible: true, size: 'fluid' })
	}, [input])
	return (
		<div
			className={styles.picture}
			// The writer escapes every text.
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	)
}
