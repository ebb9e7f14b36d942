import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorStep } from '../../colors/color-step.tsx'

export function ShelfColorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="interior" intro={t('kinds:separator.colors.interior')} />
}

export function FrameColorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="exterior" intro={t('kinds:separator.colors.exterior')} />
}
