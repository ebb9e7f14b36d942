import { useTranslation } from 'react-i18next'
import type { SettingField } from './settings-form.ts'

const without = [
	'phoneNumber',
	'vatBE',
	'vatFR',
	'coefficientIndividual',
	'coefficientProfessional',
	'themeCode',
] as const

type Hinted = Exclude<SettingField, (typeof without)[number]>

function isHinted(name: SettingField): name is Hinted {
	return !without.some((it) => it === name)
}

/** What the setting does, and for whom. */
export function useHint(name: SettingField): string | undefined {
	const { t } = useTranslation('shop')
	return isHinted(name) ? t(`hint.${name}`) : undefined
}
