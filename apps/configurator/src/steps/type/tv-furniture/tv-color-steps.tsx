import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorStep } from '../../colors/color-step.tsx'

export function TvInteriorStep(): ReactNode {
	const { t } = useTranslation('configurator')
	return <ColorStep place="interior" intro={t('tv.colors.interior')} />
}

export function TvExteriorStep(): ReactNode {
	const { t } = useTranslation('configurator')
	return <ColorStep place="exterior" intro={t('tv.colors.exterior')} />
}
