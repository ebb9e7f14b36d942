// Six layouts to begin with, in the buyer's own length, ceiling and colours.
import type { Configuration, Furniture, RoomSeparatorConfiguration } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { CompositionCards } from '../../../frame/composition-cards.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { SeparatorPicture } from '../picture/separator-picture.tsx'
import { useSeparator } from '../use-separator.ts'
import { layoutInRoom } from './layout-in-room.ts'

type LayoutName = 'light' | 'diagonal' | 'studio' | 'hallBench' | 'library' | 'screen'

export function Layouts(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, catalogue } = useSeparator()
	// The compositions of a kind are of that kind, which their common type does not say.
	const adapt = (composition: Configuration) =>
		layoutInRoom(composition as RoomSeparatorConfiguration, configuration, catalogue)
	return (
		<Section title={t('separator.layouts.title')} note={t('separator.layouts.note')}>
			<CompositionCards
				label={t('separator.layouts.title')}
				nameOf={(reference) => t(`separator.layouts.names.${reference as LayoutName}`)}
				adapt={adapt}
				renderPicture={({ furniture }) => furniture && <LayoutPicture furniture={furniture} />}
				takenText={(name) => t('separator.layouts.taken', { name })}
				onTaken={() => changeView({ cell: null })}
			/>
		</Section>
	)
}

function LayoutPicture({ furniture }: { furniture: Furniture }): ReactNode {
	const { catalogue, solved } = useSeparator()
	const color = catalogue.colors.find(({ reference }) => reference === solved.colors.exterior)
	return <SeparatorPicture furniture={furniture} color={color} />
}
