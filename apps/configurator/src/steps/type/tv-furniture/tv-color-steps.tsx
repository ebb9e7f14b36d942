import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorStep } from '../../colors/color-step.tsx'

export function TvInteriorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="interior" intro={t('kinds:tv.colors.interior')} />
}

export function TvExteriorStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	return <ColorStep place="exterior" intro={t('kinds:tv.colors.exterior')} />
}
