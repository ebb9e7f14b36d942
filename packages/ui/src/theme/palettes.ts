// The four palettes of the design, and the colours that no theme changes.

/** The words that a reseller's settings may name. */
export const themeCodes = ['default', 'oak', 'ink', 'sage'] as const

/** One palette's name. */
export type ThemeCode = (typeof themeCodes)[number]

/** Papers, inks and the accent with its two companions. */
export interface Palette {
	readonly p0: string
	readonly p1: string
	readonly p2: string
	readonly rule: string
	readonly i1: string
	readonly i2: string
	readonly i3: string
	readonly accent: string
	readonly accentHover: string
	readonly onAccent: string
	readonly accentText: string
}

/** The palettes by name; every text colour keeps 4.5:1 on p0 and p2. */
export const palettes: Record<ThemeCode, Palette> = {
	default: {
		p0: '#F6F2EA',
		p1: '#FCFAF5',
		p2: '#ECE5D8',
		rule: '#D9CFBE',
		i1: '#221D18',
		i2: '#574E45',
		i3: '#6C6257',
		accent: '#FF5705',
		accentHover: '#FF7433',
		onAccent: '#221D18',
		accentText: '#A83A00',
	},
	oak: {
		p0: '#F5EDE0',
		p1: '#FCF7EE',
		p2: '#E9DDC8',
		rule: '#D7C8AE',
		i1: '#2A2016',
		i2: '#5C4B39',
		i3: '#6F5D47',
		accent: '#D98A2B',
		accentHover: '#E39D4B',
		onAccent: '#2A2016',
		accentText: '#87490A',
	},
	ink: {
		p0: '#F1F2F1',
		p1: '#FAFBFA',
		p2: '#E2E6E6',
		rule: '#C9D0D2',
		i1: '#141C23',
		i2: '#44515B',
		i3: '#59666F',
		accent: '#1D5C7A',
		accentHover: '#2A6D8D',
		onAccent: '#FFFFFF',
		accentText: '#17506B',
	},
	sage: {
		p0: '#F1F3EB',
		p1: '#FAFBF6',
		p2: '#E1E6D7',
		rule: '#C9D0BC',
		i1: '#1B2119',
		i2: '#495243',
		i3: '#5D6755',
		accent: '#4F7038',
		accentHover: '#5B7D43',
		onAccent: '#FFFFFF',
		accentText: '#41602C',
	},
}

/** The palette a tenant named; an unknown name is the default one. */
export function paletteOf(themeCode: string | null | undefined): Palette {
	const known = themeCodes.find((code) => code === themeCode)
	return palettes[known ?? 'default']
}
