import type { Settings } from '@gabarit/contract'
import { createContext, use } from 'react'
import type { ChosenLogo } from './brand/use-chosen-logo.ts'
import type { SettingsForm } from './use-settings.ts'

export type SettingsPart = {
	form: SettingsForm
	settings: Settings
	/** The shop that an admin has chosen. */
	tenant: string | undefined
	writes: boolean
	isAdmin: boolean
	logo: ChosenLogo
}

export const SettingsContext = createContext<SettingsPart | null>(null)

export function useSettingsPart(): SettingsPart {
	const part = use(SettingsContext)
	if (part === null) throw new Error('a part of the settings outside their page')
	return part
}
