import type { Color } from '@gabarit/engine'
import seed from '../../../../apps/server/seed/colors.csv?raw'

/** The colours that a shop starts with. */
export const shopColors: readonly Color[] = seed
	.trim()
	.split('\n')
	.slice(1)
	.map((row) => {
		const [reference, fr, nl, en, category, tier, hex, hexDark, pattern, ...kept] = row.split(';')
		const [favourite, interior, exterior] = kept.map((word) => word.trim() === 'yes')
		const label = { fr, nl, en }
		const facts = { reference, label, category, tier, hex, hexDark, pattern }
		return { ...facts, favourite, interior, exterior } as Color
	})
