// Six layouts to begin with, in the buyer's own length, ceiling and colours.
import type { Configuration, Furniture, RoomSeparatorConfiguration } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { Compositions } from '../../../frame/pictures/compositions.tsx'
import { SeparatorPicture } from '../picture/separator-picture.tsx'
import { useSeparator } from '../use-separator.ts'
import { layoutInRoom } from './layout-in-room.ts'

type LayoutName = 'light' | 'diagonal' | 'studio' | 'hallBench' | 'library' | 'screen'

export function Layouts(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue } = useSeparator()
	// The compositions of a kind are of that kind, which their common type does not say.
	const adapt = (composition: Configuration) =>
		layoutInRoom(composition as RoomSeparatorConfiguration, configuration, catalogue)
	return (
		<Compositions
			title={t('kinds:separator.layouts.title')}
			note={t('kinds:separator.layouts.note')}
			adapt={adapt}
			nameOf={(reference) => t(`kinds:separator.layouts.names.${reference as LayoutName}`)}
			takenOf={(name) => t('kinds:separator.layouts.taken', { name })}
			renderPicture={(furniture) => <LayoutPicture furniture={furniture} />}
			onTake={() => changeView({ cell: null })}
		/>
	)
}

function LayoutPicture({ furniture }: { furniture: Furniture }): ReactNode {
	const { catalogue, solved } = useSeparator()
	const color = catalogue.colors.find(({ reference }) => reference === solved.colors.exterior)
	return <SeparatorPicture furniture={furniture} color={color} />
}
