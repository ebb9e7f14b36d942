// 3D where it runs, the elevation until then: furniture that is looked at, not designed.
import type { CustomerPage } from '@gabarit/contract'
import { drawStage, writeSvg } from '@gabarit/drawing'
import { outerFrontsOf, roomOf } from '@gabarit/engine'
import type { StillSubject } from '@gabarit/scene'
import { Button, useFormats } from '@gabarit/ui'
import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StageWhenLoaded } from '../../scene/stage-when-loaded.tsx'
import { FlatPicture } from '../../steps/stage/flat/flat-picture.tsx'
import { usePlanCaptions } from '../../steps/stage/flat/use-plan-captions.ts'
import styles from './furniture-picture.module.css'

/** As wide as it is shown, so that its figures have the size of the page's. */
const drawn = { wide: { width: 800, height: 600 }, phone: { width: 400, height: 300 } }

/** As in media.css. */
const phone = '(width <= 600px)'

type Made = Pick<CustomerPage, 'furniture' | 'catalogue' | 'configuration'>

type FurniturePictureProps = {
	made: Made
	/** In place of the elevation with its dimensions, where there is no room to read them. */
	flat?: ReactNode
	/** What can be done with it, as it is seen. */
	children?: (subject: StillSubject) => ReactNode
}

export function FurniturePicture({ made, flat, children }: FurniturePictureProps): ReactNode {
	const { t } = useTranslation('customer')
	const { number } = useFormats()
	const { furniture, catalogue, configuration } = made
	const [state, setState] = useState<'waiting' | 'ready' | 'lost'>('waiting')
	const fronts = useMemo(() => outerFrontsOf(furniture), [furniture])
	const [open, setOpen] = useState(fronts.slice(-1))
	const room = useMemo(() => roomOf(configuration), [configuration])
	const onReady = useCallback(() => setState('ready'), [])
	const onLost = useCallback(() => setState('lost'), [])
	const reducedMotion = useReducedMotion() ?? false
	const isOpen = open.length > 0
	const subject = useMemo(
		(): StillSubject => ({
			furniture,
			room,
			catalogue,
			view: 'front',
			doorsOpen: open,
			showRoom: furniture.runs.length > 0 || furniture.grid !== undefined,
			showContents: true,
		}),
		[furniture, room, catalogue, open],
	)
	return (
		<>
			<figure className={styles.picture}>
				{state !== 'ready' && (
					<div className={styles.layer}>
						{flat ?? <Elevation made={made} fronts={!isOpen || fronts.length > 1} />}
					</div>
				)}
				{state !== 'lost' && (
					<Suspense fallback={null}>
						<div
							className={styles.layer}
							style={{ visibility: state === 'ready' ? 'visible' : 'hidden' }}
						>
							<StageWhenLoaded
								{...subject}
								selected={null}
								onReady={onReady}
								onLost={onLost}
								quality="high"
								reducedMotion={reducedMotion}
								ground="var(--paper)"
								format={(mm) => number(mm, { most: 0 })}
								label={t('picture.label')}
							/>
						</div>
					</Suspense>
				)}
				{state === 'ready' && fronts.length > 0 && (
					<Button
						className={styles.open}
						size="small"
						kind="outline"
						onClick={() => setOpen(isOpen ? [] : fronts)}
					>
						{t(isOpen ? 'picture.close' : 'picture.open')}
					</Button>
				)}
			</figure>
			{children?.(subject)}
		</>
	)
}

function Elevation({ made, fronts }: { made: Made; fronts: boolean }): ReactNode {
	const { furniture, catalogue, configuration } = made
	const { language, captions } = usePlanCaptions()
	const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false })
	const size = isPhone ? drawn.phone : drawn.wide
	const svg = useMemo(() => {
		const input = { furniture, catalogue, room: roomOf(configuration), language, captions }
		const { drawing } = drawStage(input, { ...size, fronts, dimensions: 'overall' })
		return writeSvg(drawing, { accessible: true, size: 'fluid' })
	}, [furniture, catalogue, configuration, language, captions, fronts, size])
	return <FlatPicture svg={svg} />
}
