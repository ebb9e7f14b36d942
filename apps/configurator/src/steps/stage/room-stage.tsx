// The stage of a design that was opened and cannot be made: the room alone, and why nothing stands in it.
import { drawRoomStage, writeSvg } from '@gabarit/drawing'
import { roomOf } from '@gabarit/engine'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { usePlanCaptions } from './use-plan-captions.ts'

export function RoomStage(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration } = useDesign().solved
	const { language, captions } = usePlanCaptions()
	const { ref, width, height } = useElementSize()
	const svg = useMemo(() => {
		if (width === 0 || height === 0) return ''
		const room = roomOf(configuration)
		const drawing = drawRoomStage({ room, language, captions }, { width, height })
		return writeSvg(drawing, { accessible: false, size: 'fluid' })
	}, [configuration, language, captions, width, height])
	return (
		<section className="cf-stage" aria-label={t('stage.label')}>
			<div className="cf-stage-picture" data-testid="stage">
				<div className="cf-fill" ref={ref}>
					{/* oxlint-disable-next-line react/no-danger -- our own writer escapes every text */}
					<div aria-hidden="true" className="cf-fill" dangerouslySetInnerHTML={{ __html: svg }} />
				</div>
			</div>
			<p className="cf-stage-why">{t('outline.impossible')}</p>
		</section>
	)
}
