import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorStep } from '../../colors/color-step.tsx'

export function DeskInteriorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="interior" intro={t('kinds:desk.colors.interior')} />
}

export function DeskExteriorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="exterior" intro={t('kinds:desk.colors.exterior')} />
}
