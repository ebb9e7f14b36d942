import { roomOf } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Compositions, keptOf } from '../../../frame/pictures/compositions.tsx'
import { FrontPicture } from '../../../frame/pictures/front-picture.tsx'
import { useTvDesign } from '../use-tv-design.ts'

type Name = 'line' | 'float' | 'legs' | 'wallOfBooks' | 'asym' | 'longDrawer'

/** mm: the widest composition and its tall modules. */
const shown = { width: 3200, height: 2150 } as const

export function TvCompositions(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration } = useTvDesign()
	const kept = keptOf(configuration)
	return (
		<Compositions
			title={t('kinds:tv.compositions.title')}
			note={t('kinds:tv.compositions.note')}
			adapt={(own) => ({ ...own, ...kept })}
			nameOf={(reference) => t(`kinds:tv.compositions.names.${reference as Name}`)}
			takenOf={(name) => t('kinds:tv.compositions.taken', { name })}
			renderPicture={(furniture, own) => (
				<FrontPicture
					furniture={furniture}
					open={roomOf(own).open}
					screen={roomOf(own).screen}
					shown={shown}
				/>
			)}
		/>
	)
}
