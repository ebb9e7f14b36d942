// The sections of the menu: those that this user may open, with a page of their own.
import type { Section } from '@gabarit/contract'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session.ts'
import { sectionLetters } from './section-letters.ts'
import { sectionNames } from './section-names.ts'

type Address = keyof RegisteredRouter['routesByPath']
/** The server says which sections this user may open, the router which of them exist. */
export type Screen = { [Name in Section]: `/${Name}` extends Address ? Name : never }[Section]

export function useSections(): { name: Screen; text: string; letter: string | undefined }[] {
	const { t } = useTranslation('back-office')
	const { routesByPath } = useRouter()
	const isScreen = (name: Section): name is Screen => `/${name}` in routesByPath
	const letters = sectionLetters(sectionNames.map((name) => ({ name, text: t(`nav.${name}`) })))
	return (useSession()?.sections ?? [])
		.map(({ name }) => name)
		.filter(isScreen)
		.map((name) => ({ name, text: t(`nav.${name}`), letter: letters.get(name) }))
}
