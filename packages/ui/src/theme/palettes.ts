export const themeCodes = ['default', 'oak', 'ink', 'sage'] as const

export type ThemeCode = (typeof themeCodes)[number]

export interface Palette {
	readonly paper: string
	readonly paperRaised: string
	readonly paperSunken: string
	readonly line: string
	readonly ink: string
	readonly inkSoft: string
	readonly inkFaint: string
	readonly accent: string
	readonly accentHover: string
	readonly onAccent: string
	readonly accentText: string
}

/** Every text colour keeps 4.5:1 on paper and paperSunken. */
export const palettes: Record<ThemeCode, Palette> = {
	default: {
		paper: '#F6F2EA',
		paperRaised: '#FCFAF5',
		paperSunken: '#ECE5D8',
		line: '#D9CFBE',
		ink: '#221D18',
		inkSoft: '#574E45',
		inkFaint: '#6C6257',
		accent: '#FF5705',
		accentHover: '#FF7433',
		onAccent: '#221D18',
		accentText: '#A83A00',
	},
	oak: {
		paper: '#F5EDE0',
		paperRaised: '#FCF7EE',
		paperSunken: '#E9DDC8',
		line: '#D7C8AE',
		ink: '#2A2016',
		inkSoft: '#5C4B39',
		inkFaint: '#6F5D47',
		accent: '#D98A2B',
		accentHover: '#E39D4B',
		onAccent: '#2A2016',
		accentText: '#87490A',
	},
	ink: {
		paper: '#F1F2F1',
		paperRaised: '#FAFBFA',
		paperSunken: '#E2E6E6',
		line: '#C9D0D2',
		ink: '#141C23',
		inkSoft: '#44515B',
		inkFaint: '#59666F',
		accent: '#1D5C7A',
		accentHover: '#2A6D8D',
		onAccent: '#FFFFFF',
		accentText: '#17506B',
	},
	sage: {
		paper: '#F1F3EB',
		paperRaised: '#FAFBF6',
		paperSunken: '#E1E6D7',
		line: '#C9D0BC',
		ink: '#1B2119',
		inkSoft: '#495243',
		inkFaint: '#5D6755',
		accent: '#4F7038',
		accentHover: '#5B7D43',
		onAccent: '#FFFFFF',
		accentText: '#41602C',
	},
}

export function paletteOf(themeCode: string | null | undefined): Palette {
	const known = themeCodes.find((code) => code === themeCode)
	return palettes[known ?? 'default']
}
