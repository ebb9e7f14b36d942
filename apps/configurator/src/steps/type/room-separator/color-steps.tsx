import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorStep } from '../../colors/color-step.tsx'

export function ShelfColorStep(): ReactNode {
	const { t } = useTranslation('configurator')
	return <ColorStep place="interior" intro={t('separator.colors.interior')} />
}

export function FrameColorStep(): ReactNode {
	const { t } = useTranslation('configurator')
	return <ColorStep place="exterior" intro={t('separator.colors.exterior')} />
}
