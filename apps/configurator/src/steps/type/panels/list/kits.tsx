// Lists to begin with, each with its price in the colour of the order.
import { colorsOf, type Furniture } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linesOf } from '../../../frame/parts/line-groups.ts'
import { Compositions } from '../../../frame/pictures/compositions.tsx'
import { usePanelsDesign } from '../use-panels-design.ts'
import { PiecesPicture, WallPicture } from './panel-picture.tsx'

type KitName =
	| 'fourShelves'
	| 'deskTop'
	| 'wardrobeDoors'
	| 'nicheBox'
	| 'oakWall'
	| 'radiatorCover'

export function Kits(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration } = usePanelsDesign()
	const { panels: _, cladding: __, ...order } = configuration
	return (
		<Compositions
			title={t('kinds:panels.kits.title')}
			note={t('kinds:panels.kits.note')}
			adapt={(kit) => ({ ...kit, ...order })}
			nameOf={(reference) => t(`kinds:panels.kits.names.${reference as KitName}`)}
			takenOf={(name) => t('kinds:panels.kits.taken', { name })}
			renderPicture={(furniture) => <KitPicture furniture={furniture} />}
		/>
	)
}

function KitPicture({ furniture }: { furniture: Furniture }): ReactNode {
	const { catalogue, solved } = usePanelsDesign()
	const color = colorsOf(catalogue).get(solved.colors.exterior)
	const isWall = linesOf(furniture).some(({ list }) => list === 'cladding')
	return isWall ? (
		<WallPicture boards={furniture.boards} color={color} />
	) : (
		<PiecesPicture boards={furniture.boards} color={color} />
	)
}
