import { roomOf } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmMeasures } from '../../../../session/session-store.ts'
import { Compositions } from '../../../frame/compositions.tsx'
import { FrontPicture } from '../../../frame/front-picture.tsx'
import { useTvDesign } from '../use-tv-design.ts'

type Name = 'line' | 'float' | 'legs' | 'wallOfBooks' | 'asym' | 'longDrawer'

/** mm: the widest composition and its tall modules. */
const shown = { width: 3200, height: 2150 } as const

/** The colours and what was said of the room stay; its measures come with the composition. */
export function TvCompositions(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration } = useTvDesign()
	const { colors, handle, source, access, baseboard, obstacle } = configuration
	const kept = { colors, handle, source, access, baseboard, obstacle }
	const said = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
	return (
		<Compositions
			title={t('tv.compositions.title')}
			note={t('tv.compositions.note')}
			adapt={(own) => ({ ...own, ...said })}
			nameOf={(reference) => t(`tv.compositions.names.${reference as Name}`)}
			takenOf={(name) => t('tv.compositions.taken', { name })}
			renderPicture={(furniture, own) => (
				<FrontPicture
					furniture={furniture}
					open={roomOf(own).open}
					screen={roomOf(own).screen}
					shown={shown}
				/>
			)}
			onTake={() => confirmMeasures('FootprintMeasurements', false)}
		/>
	)
}
