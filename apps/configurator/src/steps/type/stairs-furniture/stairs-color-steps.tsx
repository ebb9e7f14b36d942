import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorStep } from '../../colors/color-step.tsx'

export function StairsInteriorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="interior" intro={t('kinds:stairs.colors.interior')} />
}

export function StairsExteriorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="exterior" intro={t('kinds:stairs.colors.exterior')} />
}
