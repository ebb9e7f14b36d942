// The furniture seen from the front, drawn from its boards.
import { drawStage, type ViewInput, writeSvg } from '@gabarit/drawing'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const size = { width: 460, height: 400 }

export default function FrontPicture({ input }: { input: ViewInput }) {
	const { t } = useTranslation('back-office')
	const svg = useMemo(() => {
		const { drawing } = drawStage(input, { ...size, fronts: input.furniture.fronts.length > 0 })
		return writeSvg(drawing, { accessible: false, size: 'fluid' })
	}, [input])
	return (
		<div
			role="img"
			aria-label={t('order.elevationAlt')}
			className="furniture-front"
			// The drawing is our own text, escaped by its writer.
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	)
}
