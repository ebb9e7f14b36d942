import { drawRoomStage, writeSvg } from '@gabarit/drawing'
import { roomOf } from '@gabarit/engine'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'
import type { StepName } from '../../step.ts'
import { StageFrame, StageNote } from '../stage-frame.tsx'
import { FlatPicture } from './flat-picture.tsx'
import styles from './room-stage.module.css'
import { usePlanCaptions } from './use-plan-captions.ts'

export function RoomStage({ step }: { step: StepName }): ReactNode {
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
		<StageFrame
			step={step}
			picture={
				<div className={styles.room} ref={ref}>
					<FlatPicture svg={svg} />
				</div>
			}
		>
			<StageNote>{t('outline.impossible')}</StageNote>
		</StageFrame>
	)
}
