import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorStep } from '../../colors/color-step.tsx'

export function DeskInteriorStep(): ReactNode {
	const { t } = useTranslation('configurator')
	return <ColorStep place="interior" intro={t('desk.colors.interior')} />
}

export function DeskExteriorStep(): ReactNode {
	const { t } = useTranslation('configurator')
	return <ColorStep place="exterior" intro={t('desk.colors.exterior')} />
}
