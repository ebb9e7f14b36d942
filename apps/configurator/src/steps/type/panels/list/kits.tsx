// Lists to begin with, each with its price in the colour of the order.
<<<<<<< HEAD
import type { Configuration, Furniture } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { CompositionCards } from '../../../frame/composition-cards.tsx'
=======
import { colorsOf, type Furniture } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Compositions } from '../../../frame/compositions.tsx'
>>>>>>> main
import { linesOf } from '../../../frame/line-groups.ts'
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
	const { t } = useTranslation('configurator')
	const { configuration } = usePanelsDesign()
	const { panels: _, cladding: __, ...order } = configuration
	return (
<<<<<<< HEAD
		<Section title={t('panels.kits.title')} note={t('panels.kits.note')}>
			<CompositionCards
				label={t('panels.kits.title')}
				nameOf={(reference) => t(`panels.kits.names.${reference as KitName}`)}
				adapt={(kit): Configuration => ({ ...kit, ...order })}
				renderPicture={({ furniture }) => furniture && <KitPicture furniture={furniture} />}
				takenText={(name) => t('panels.kits.taken', { name })}
				onTaken={() => changeView({ group: null })}
			/>
		</Section>
=======
		<Compositions
			title={t('panels.kits.title')}
			note={t('panels.kits.note')}
			kept={order}
			nameOf={(reference) => t(`panels.kits.names.${reference as KitName}`)}
			takenOf={(name) => t('panels.kits.taken', { name })}
			renderPicture={(furniture) => <KitPicture furniture={furniture} />}
		/>
>>>>>>> main
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
