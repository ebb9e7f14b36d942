import '@fontsource-variable/national-park/index.css'
import '../styles.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { ModalRoot } from '../modal/modal-root.tsx'
import { Toaster } from '../toast/toaster.tsx'
import { accentOnInk, brandPalette } from './brand.ts'
import { type Palette, paletteOf } from './palettes.ts'

interface GabaritProviderProps {
	/** The tenant's palette; unknown or absent is the default one. */
	themeCode?: string | null | undefined
	/** A reseller's colour, which takes the accent's place. */
	hexColour?: string | null | undefined
	children: ReactNode
}

const variables: Record<keyof Palette, string> = {
	p0: '--p0',
	p1: '--p1',
	p2: '--p2',
	rule: '--rule',
	i1: '--i1',
	i2: '--i2',
	i3: '--i3',
	accent: '--accent',
	accentHover: '--accent-hover',
	onAccent: '--on-accent',
	accentText: '--accent-text',
}

/** Paper, ink and accent of this tenant; also the one place for dialogs and for messages. */
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
