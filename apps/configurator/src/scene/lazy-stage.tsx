import FurnitureStage, { type FurnitureStageProps, hasWebGL } from '@gabarit/scene'
import { type ReactNode, useEffect, useState } from 'react'

export default function LazyStage(props: FurnitureStageProps & { onLost: () => void }): ReactNode {
	const [able] = useState(hasWebGL)
	const { onLost } = props
	useEffect(() => {
		if (!able) onLost()
	}, [able, onLost])
	return able ? <FurnitureStage {...props} /> : null
}
