import { roomOf } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Compositions, keptOf } from '../../../frame/pictures/compositions.tsx'
import { FrontPicture } from '../../../frame/pictures/front-picture.tsx'
import { useDeskDesign } from '../use-desk-design.ts'

type Name = 'oakWall' | 'twin' | 'student' | 'niche' | 'standing' | 'firstDesk'

/** mm: the largest desk and the height of a standing one. */
const shown = { width: 2400, height: 1100 } as const

export function DeskCompositions(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration } = useDeskDesign()
	const kept = keptOf(configuration)
	return (
		<Compositions
			title={t('kinds:desk.compositions.title')}
			note={t('kinds:desk.compositions.note')}
			adapt={(own) => ({ ...own, ...kept })}
			nameOf={(reference) => t(`kinds:desk.compositions.names.${reference as Name}`)}
			takenOf={(name) => t('kinds:desk.compositions.taken', { name })}
			renderPicture={(furniture, own) => (
				<FrontPicture furniture={furniture} open={roomOf(own).open} shown={shown} />
			)}
		/>
	)
}
