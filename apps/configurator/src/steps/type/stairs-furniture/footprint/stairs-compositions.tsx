import { roomOf } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Compositions } from '../../../frame/pictures/compositions.tsx'
import { FrontPicture } from '../../../frame/pictures/front-picture.tsx'
import { useStairs } from '../use-stairs.ts'
import styles from './access-picture.module.css'
import { flightOver } from './flight-over.ts'

type Name = 'hall' | 'allPullOuts' | 'shoes' | 'books' | 'steps' | 'fromTheEnd'

/** mm: all but one are as long, and as high. */
const shown = { width: 3200, height: 2750 } as const
/** The steps end the picture. */
const noWalls = { left: true, right: true } as const

/** The colours and what was said of the room stay; the flight and its measures come with the composition. */
export function StairsCompositions(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration } = useStairs()
	const { colors, handle, source, access, baseboard, obstacle } = configuration
	const kept = { colors, handle, source, access, baseboard, obstacle }
	const said = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
	return (
		<Compositions
			title={t('kinds:stairs.compositions.title')}
			note={t('kinds:stairs.compositions.note')}
			adapt={(own) => ({ ...own, ...said })}
			nameOf={(reference) => t(`kinds:stairs.compositions.names.${reference as Name}`)}
			takenOf={(name) => t('kinds:stairs.compositions.taken', { name })}
			renderPicture={(furniture, own) => (
				<FrontPicture furniture={furniture} open={noWalls} shown={shown}>
					<path className={styles.over} d={flightOver(roomOf(own), shown.height)} />
				</FrontPicture>
			)}
		/>
	)
}
