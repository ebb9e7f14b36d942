import '@fontsource-variable/national-park/index.css'
import './tokens.css'
import './base.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { ModalRoot } from '../modal/modal-root.tsx'
import { Toaster } from '../toast/toaster.tsx'
import { accentOnInk, brandPalette } from './brand.ts'
import { type Palette, paletteOf } from './palettes.ts'

interface GabaritProviderProps {
	themeCode?: string | null | undefined
	hexColour?: string | null | undefined
	children: ReactNode
}

const variables: Record<keyof Palette, string> = {
	paper: '--paper',
	paperRaised: '--paper-raised',
	paperSunken: '--paper-sunken',
	line: '--line',
	ink: '--ink',
	inkSoft: '--ink-soft',
	inkFaint: '--ink-faint',
	accent: '--accent',
	accentHover: '--accent-hover',
	onAccent: '--on-accent',
	accentText: '--accent-text',
}

/** The palette as the properties that the style sheets read. */
export function paletteVariables(palette: Palette): Record<string, string> {
	const entries = Object.entries(palette) as [keyof Palette, string][]
	const named = entries.map(([role, colour]) => [variables[role], colour])
	return { ...Object.fromEntries(named), '--accent-on-ink': accentOnInk(palette) }
}

/** Also the one place for dialogs and for messages. */
export function GabaritProvider({ themeCode, hexColour, children }: GabaritProviderProps) {
	useLayoutEffect(() => {
		const { style } = document.documentElement
		const palette = brandPalette(paletteOf(themeCode), hexColour)
		for (const [name, colour] of Object.entries(paletteVariables(palette)))
			style.setProperty(name, colour)
	}, [themeCode, hexColour])
	return (
		<ModalRoot>
			{children}
			<Toaster />
		</ModalRoot>
	)
}
