import { type FurnitureType, furnitureTypes } from '@gabarit/engine'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from './choice-filter.tsx'
import { TypeName } from './type-name.tsx'

type Props = { chosen: readonly FurnitureType[]; onChoose: (chosen: FurnitureType[]) => void }

export function TypeFilter({ chosen, onChoose }: Props) {
	const { t } = useTranslation(['back-office', 'common'])
	return (
		<ChoiceFilter
			name={t('list.typeFilter')}
			values={furnitureTypes}
			chosen={chosen}
			nameOf={(type) => t(`common:kind.${type}`)}
			renderValue={(type) => <TypeName type={type} />}
			onChoose={onChoose}
		/>
	)
}
