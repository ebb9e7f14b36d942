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

/** Also the one place for dialogs and for messages. */
export function GabaritProvider({ themeCode, hexColour, children }: GabaritProviderProps) {
	useLayoutEffect(() => {
		const { style } = document.documentElement
		const palette = brandPalette(paletteOf(themeCode), hexColour)
		for (const [key, color] of Object.entries(palette)) {
			style.setProperty(variables[key as keyof Palette], color)
		}
		style.setProperty('--accent-on-ink', accentOnInk(palette))
	}, [themeCode, hexColour])
	return (
		<ModalRoot>
			{children}
			<Toaster />
		</ModalRoot>
	)
}
