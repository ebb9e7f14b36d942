import { roomOf } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmMeasures } from '../../../../session/session-store.ts'
import { Compositions } from '../../../frame/compositions.tsx'
import { FrontPicture } from '../../../frame/front-picture.tsx'
import { useStairs } from '../use-stairs.ts'

type Name = 'hall' | 'allPullOuts' | 'shoes' | 'books' | 'steps' | 'fromTheEnd'

/** mm: all but one are as long, and as high. */
const shown = { width: 3000, height: 2450 } as const
const measured = ['StairLine', 'FootprintMeasurements', 'FillerMeasurements'] as const

/** The colours and what was said of the room stay; the flight and its measures come with the composition. */
export function StairsCompositions(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration } = useStairs()
	const { colors, handle, source, access, baseboard, obstacle } = configuration
	const kept = { colors, handle, source, access, baseboard, obstacle }
	const said = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
	return (
		<Compositions
			title={t('stairs.compositions.title')}
			note={t('stairs.compositions.note')}
			adapt={(own) => ({ ...own, ...said })}
			nameOf={(reference) => t(`stairs.compositions.names.${reference as Name}`)}
			takenOf={(name) => t('stairs.compositions.taken', { name })}
			renderPicture={(furniture, own) => (
				<FrontPicture furniture={furniture} open={roomOf(own).open} shown={shown} />
			)}
			onTake={() => {
				for (const step of measured) confirmMeasures(step, false)
			}}
		/>
	)
}
